/** The web interface of personal data for other features. */
export { YourData } from './your-data.tsx';
