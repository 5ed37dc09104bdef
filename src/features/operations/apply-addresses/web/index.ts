/** The web interface of apply addresses for other features. */
export { EmailField } from './email-field.tsx';
