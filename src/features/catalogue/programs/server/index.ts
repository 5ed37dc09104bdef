/** Server exports of programs for other features. */
export { countProgramsTeaching, findProgramCandidates } from './find-program-candidates.ts';
export type { Gaps } from './compare-programs.ts';
export { findProgramToDiscuss } from './find-program-to-discuss.ts';
export { findProgramCards } from './find-program-cards.ts';
export { findProgramsToSearch } from './find-programs-to-search.ts';
export { importPrograms } from './import/import-programs.ts';
export { importUniversities } from './import/import-universities.ts';
export { listPrograms, toPrefixQuery } from './list-programs.ts';
export type { Learner } from './list-for-me.ts';
export { listProgramsOfField } from './list-programs-of-field.ts';
export {
  getStoredProgram,
  findPrograms,
  findProgramsForSkillNames,
  findProgramsTeaching,
  type StoredProgram,
} from './find-programs.ts';
export { loadCourses, loadPrograms } from './load-programs.ts';
export { refreshSkillNames } from './refresh-skill-names.ts';
export { createProgramsRoutes } from './routes.ts';
export { retirePrograms } from './retire-programs.ts';
export {
  countStaffUniversities,
  findMergedUniversities,
  findStaffUniversity,
  findUniversitiesNamed,
  listStaffUniversities,
  type StaffUniversity,
} from './staff/list-universities.ts';
export {
  addStaffUniversity,
  correctUniversity,
  deleteUniversity,
  hideUniversity,
  mergeUniversity,
  showUniversity,
} from './staff/change-universities.ts';
export {
  countStaffPrograms,
  findMergedPrograms,
  findStaffProgram,
  findUniversityNames,
  listStaffPrograms,
  type StaffProgram,
} from './staff/list-staff-programs.ts';
export {
  addStaffProgram,
  correctProgram,
  deleteProgram,
  hideProgram,
  mergeProgram,
  showProgram,
  type ProgramFacts,
} from './staff/change-staff-programs.ts';
export { staffStateOf } from './staff/state.ts';
export { programRows, universityRows } from './relations.ts';
