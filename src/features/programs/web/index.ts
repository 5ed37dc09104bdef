/** What other features' pages may use from programs. */
export { ProgramCard } from './program-card.tsx';
export { featuredProgramsQuery, programsQuery } from './queries.ts';
