/** The web interface of apply addresses for other features and the routes. */
export { EmailField } from './email-field.tsx';

/** The place of the console, which employers do not load. */
export const loadAddresses = async () => (await import('./addresses-resource.tsx')).ADDRESSES;
