/** The web interface of the reading of résumés for other features. */
export { ReadingLink } from './reading-link.tsx';
