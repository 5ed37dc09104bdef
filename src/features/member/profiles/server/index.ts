/** What other features' servers may use from profiles. */
export { findMembersAt } from './find-members-at.ts';
export { findPeopleToSearch } from './find-people-to-search.ts';
export { findProfile } from './find-profile.ts';
export { profilesRoutes } from './routes.ts';
export { skillsTold } from './skills-told.ts';
