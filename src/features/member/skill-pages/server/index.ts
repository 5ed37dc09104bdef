/** What other features' servers may use from the library. */
export { findResourceCards, findSkillCards } from './find-skill-cards.ts';
export { findSkillsToSearch, enqueueSkillsForSearch } from './find-skills-to-search.ts';
export { skillPagesRoutes } from './routes.ts';
