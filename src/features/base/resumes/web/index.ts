/** The web interface of résumés for other features. */
export { readingFailure } from './reading-failure.ts';
export { refreshResumes, resumesQuery, useReadAgain, type ListedResume } from './queries.ts';
export { bestScore } from './best-score.ts';
export { ResumeChoice, defaultChoice, type ResumeOption } from './resume-choice.tsx';
export { ResumesView } from './resumes-view.tsx';
