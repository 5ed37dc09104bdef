/** The web interface of the reading of résumés for other features. */
export { ReadingLink } from './reading-link.tsx';
export { SentResume } from './sent-resume.tsx';
export { SECTION_LABELS } from './section-labels.ts';
