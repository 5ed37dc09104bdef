/** The server interface of moderation for other features and the wiring. */
export type { Reportable, Reportables } from './reportables.ts';
export { getAuditedCase, getAuditedMeasure } from './audited.ts';
export { countAppeals, findAppeals } from './list-appeals.ts';
export { findCases } from './list-cases.ts';
export { liftSuspension, suspendMember, warnMember } from './measures.ts';
export { isTakenDown } from './is-taken-down.ts';
export { findMeasures } from './find-measures.ts';
export { addReport } from './add-report.ts';
export { countOpenCases } from './count-open-cases.ts';
export { createModerationRoutes } from './routes.ts';
