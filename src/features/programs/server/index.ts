/** What other features' servers may use from programs. */
export { findProgramCards } from './find-program-cards.ts';
export { findProgram, findPrograms, findProgramsTeaching, type StoredProgram } from './find-program.ts';
export { loadPrograms } from './load-programs.ts';
export { programsRoutes } from './routes.ts';
