/** What other features' servers, and the wiring, may use from boards. */
export { boardFrom } from './board-from.ts';
export { type CardFacts, type CardKinds } from './card-kinds.ts';
export { boardsAboutSkills } from './boards-about-skills.ts';
export { forgetBoards } from './delete-board.ts';
export { findBoardsToSearch } from './find-boards-to-search.ts';
export { isBoardKnown } from './find-board.ts';
export { findPack, type PackFacts } from './find-pack.ts';
export { loadPacks } from './load-packs.ts';
export { createBoardsRoutes } from './routes.ts';
export { listBoardsAbout } from './list-boards.ts';
