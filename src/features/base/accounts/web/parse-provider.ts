/** The provider named in a URL; Google for any other name. */
export const parseProvider = (id: string) => (id === 'linkedin' ? 'linkedin' : 'google');
