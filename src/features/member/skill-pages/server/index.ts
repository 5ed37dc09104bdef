/** What other features' servers may use from the library. */
export { findResourceCards, findSkillCards } from './find-skill-cards.ts';
export { findSkillsToSearch, tellSearchOfSkills } from './find-skills-to-search.ts';
export { libraryRoutes } from './routes.ts';
