/** Masks an address but keeps its domain: `a…@people.example`. */
export const maskAddress = (address: string): string => address.replace(/^(.).*(?=@)/, '$1…');
