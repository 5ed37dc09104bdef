/** The web interface of saved searches for other features. */
export { useMarkSearchSeen } from './queries.ts';
export { SaveSearchButton } from './save-search-button.tsx';
