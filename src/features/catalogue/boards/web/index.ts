/** Web exports of boards for pages of other features. */
export { BoardShelf, boardShelfQuery } from './board-shelf.tsx';
export { PinButton } from './pin-button.tsx';
export { boardHead } from './board-head.ts';
export { BoardView } from './board-view.tsx';
export { boardQuery, boardsQuery, boardsToFollowQuery } from './queries.ts';
export { BoardsToFollow } from './boards-to-follow.tsx';
export { BoardTile } from './board-tile.tsx';
