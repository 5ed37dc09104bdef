/** Web exports of programs for pages of other features. */
export { CompareTray } from './compare-tray.tsx';
export { ProgramsForMe } from './programs-for-me.tsx';
export { ProgramCard } from './program-card.tsx';
export { programPath, programPageLink } from './program-link.ts';
export { loadProgramComments } from './load-program-comments.ts';
export { ProgramView } from './program-view.tsx';
export { featuredProgramsQuery, programQuery, programsForMeQuery, programsQuery } from './queries.ts';
export { structuredProgram } from './structured-program.ts';
