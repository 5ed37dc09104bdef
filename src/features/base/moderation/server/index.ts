/** The server interface of moderation for other features and the wiring. */
export type { Reportable, Reportables } from './reportables.ts';
export { countAppeals } from './list-appeals.ts';
export { liftSuspension, suspendMember, warnMember } from './measures.ts';
export { findMeasures } from './find-measures.ts';
export { addReport } from './add-report.ts';
export { countOpenCases } from './count-open-cases.ts';
export { createModerationRoutes } from './routes.ts';
