/** The web interface of checking ads for other features. */
export { useCompare } from './use-compare.ts';
export { VisitorResume } from './visitor-resume.tsx';
