/** What other features' servers may use from programs. */
export { countProgramsTeaching, findCandidates } from './find-candidates.ts';
export { findProgramCards } from './find-program-cards.ts';
export { listProgramsOf } from './list-programs-of.ts';
export { findProgram, findPrograms, findProgramsNaming, findProgramsTeaching, type StoredProgram } from './find-program.ts';
export { loadPrograms } from './load-programs.ts';
export { programsRoutes } from './routes.ts';
