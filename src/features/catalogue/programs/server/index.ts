/** Server exports of programs for other features. */
export { countProgramsTeaching, findCandidates } from './find-candidates.ts';
export type { Gaps } from './compare-programs.ts';
export { findProgramToDiscuss } from './discuss-program.ts';
export { findProgramCards } from './find-program-cards.ts';
export { findProgramsToSearch } from './find-programs-to-search.ts';
export { importPrograms } from './import/import-programs.ts';
export { importUniversities } from './import/import-universities.ts';
export { listPrograms, wordsOf } from './list-programs.ts';
export { listProgramsOf } from './list-programs-of.ts';
export { findProgram, findPrograms, findProgramsNaming, findProgramsTeaching, type StoredProgram } from './find-program.ts';
export { loadPrograms } from './load-programs.ts';
export { createProgramsRoutes } from './routes.ts';
export { programRows, universityRows } from './relations.ts';
