/** Server exports of boards for other features and the wiring. */
export { countBoards } from './count-boards.ts';
export { createFilledBoard } from './create-filled-board.ts';
export { type CardDetails, type CardKinds } from './card-kinds.ts';
export { findBoardsAboutSkills } from './find-boards-about-skills.ts';
export { purgeBoards } from './delete-board.ts';
export { recountCards } from './append-cards.ts';
export { findBoardsToSearch } from './find-boards-to-search.ts';
export { isBoardVisible } from './get-stored-board.ts';
export { findPack, findPackOfPlan, type PackSummary } from './find-pack.ts';
export { loadPackEntries } from './load-feed-entries.ts';
export { loadPacks } from './load-packs.ts';
export { moveCards } from './move-cards.ts';
export { mutableBoard } from './mutable-board.ts';
export { withdrawInvitations } from './withdraw-invitations.ts';
export { reportableBoard } from './moderate-boards.ts';
export { createBoardsRoutes } from './routes.ts';
export {
  changePack,
  createPack,
  loadPackText,
  notePackTimes,
  PACK,
  packs,
  setPackState,
  type StoredPack,
} from './staff-packs.ts';
export { listCategoryBoards } from './list-boards.ts';
