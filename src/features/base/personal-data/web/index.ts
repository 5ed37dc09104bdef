/** What other features' pages may use from personal data. */
export { YourData } from './your-data.tsx';
