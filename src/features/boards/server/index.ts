/** What other features' servers may use from boards. */
export { findPack, type PackFacts } from './find-pack.ts';
export { listBoardsOf } from './list-boards-of.ts';
export { boardsRoutes } from './routes.ts';
