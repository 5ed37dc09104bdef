/** The provider of this id, as addresses name it. */
export const parseProvider = (id: string) => (id === 'linkedin' ? 'linkedin' : 'google');
