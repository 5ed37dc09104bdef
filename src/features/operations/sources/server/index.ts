/** The server interface of sources for the wiring and the commands. */
export { countFailingSources } from './count-failing-sources.ts';
export { importFile, type FileReport } from './import-file.ts';
export { findSourceOfJob } from './find-source-of-job.ts';
export { removeSource } from './remove-source.ts';
export { runQueuedSource, startDueSources } from './run-due-sources.ts';
export { sourcesRoutes } from './routes.ts';
export { addSource } from './save-source.ts';
export { setPaused } from './set-paused.ts';
export { fileDocument } from './source-document.ts';
export { SourceError } from './source-error.ts';
export { recordRun } from './run-now.ts';
export { runSource } from './run-source.ts';
export { findSource, listSourceRecords } from './find-source.ts';
