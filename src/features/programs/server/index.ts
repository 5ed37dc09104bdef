/** What other features' servers may use from programs. */
export { findProgramCards } from './find-program-cards.ts';
export { listProgramsOf } from './list-programs-of.ts';
export { readPrograms } from './read-programs.ts';
export { programsRoutes } from './routes.ts';
