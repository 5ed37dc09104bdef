/** The web interface of saved searches for other features. */
export { SaveSearchButton } from './save-search-button.tsx';
