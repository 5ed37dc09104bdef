/** What other features' pages may use from saved searches. */
export { SaveSearchButton } from './save-search-button.tsx';
