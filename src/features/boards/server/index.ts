/** What other features' servers may use from boards. */
export { findPack, type PackFacts } from './find-pack.ts';
export { boardsRoutes } from './routes.ts';
