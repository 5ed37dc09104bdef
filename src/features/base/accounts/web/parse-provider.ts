/** The provider named in a URL. */
export const parseProvider = (id: string) => (id === 'linkedin' ? 'linkedin' : 'google');
