/** The web interface of the reading of résumés for other features. */
export { ResumePages } from './file-pages.tsx';
export { ReadingLink } from './reading-link.tsx';
export { SECTION_LABELS } from './section-labels.ts';
