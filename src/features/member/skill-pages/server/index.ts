/** The server interface of skill pages for other features. */
export { findResourceCards, findSkillCards } from './find-skill-cards.ts';
export { findSkillsToSearch, enqueueSkillsForSearch } from './find-skills-to-search.ts';
export { skillPagesRoutes } from './routes.ts';
