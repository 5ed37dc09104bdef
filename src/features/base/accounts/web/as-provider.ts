/** The provider of this id, as addresses name it. */
export const asProvider = (id: string) => (id === 'linkedin' ? 'linkedin' : 'google');
