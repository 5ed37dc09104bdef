/** The server interface of résumés for other features. */
export { RESUME_AREA } from './add-resume.ts';
export type { DocumentKind, ParseFailure, ParseResult } from './documents/document.ts';
export type { DocumentLayout, PageLayout } from './documents/document.ts';
export { inspectDocumentInWorker } from './documents/inspect-document-in-worker.ts';
export { parseDocument } from './documents/parse-document.ts';
export { parseDocumentInWorker, READERS } from './documents/parse-document-in-worker.ts';
export { endLostReadings } from './end-lost-readings.ts';
export { keepResume } from './keep-resume.ts';
export type { FindResumeUses } from './list-resumes.ts';
export { findDefaultResume } from './find-default-resume.ts';
export { findResume, getResume, holdResume, waitForResume, type StoredResume } from './load-resume.ts';
export { findFailure, presentResume } from './present-resume.ts';
export { purgeRemovedResumes } from './purge-removed-resumes.ts';
export { readResume } from './read-resume.ts';
export { findSentText, loadSentFile, readSentResume, type SentFile } from './read-sent-resume.ts';
export { resumeRows } from './relations.ts';
export { createResumesRoutes } from './routes.ts';
