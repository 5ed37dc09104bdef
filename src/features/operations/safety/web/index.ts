/** The web interface of safety for the routes. */
export { REPORTS } from './reports-resource.tsx';
export { APPEALS } from './appeals-pages.ts';
