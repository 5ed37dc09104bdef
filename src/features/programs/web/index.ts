/** What other features' pages may use from programs. */
export { ProgramCard } from './program-card.tsx';
export { featuredProgramsQuery } from './queries.ts';
