/** Permissions on boards. Pure: no database, no HTTP. */
import type { BoardType } from '../contract.ts';

type Person = { id: string; staff: boolean };
export type BoardFacts = {
  /** Null for the editors, whose boards are only changed through the catalogue. */
  ownerId: string | null;
  privacy: boolean;
  type: BoardType;
  deleted: boolean;
  /** Whether the viewer is one of its collaborators. */
  collaborates: boolean;
};

const isAdmin = (viewer: Person | null, { ownerId }: BoardFacts) => viewer !== null && viewer.id === ownerId;
const isMember = (viewer: Person | null, board: BoardFacts) => isAdmin(viewer, board) || (viewer !== null && board.collaborates);

export const boardPolicy = {
  isAdmin,
  /** Staff have no extra access: they see reported content with its report. */
  view: (viewer: Person | null, board: BoardFacts) => !board.deleted && (!board.privacy || isMember(viewer, board)),
  /** Notes are visible to members of the board. */
  readNotes: isMember,
  /** Adding, removing, ordering and annotating cards. */
  pin: isMember,
  /** Title, description, privacy, collaborators and deleting. */
  edit: isAdmin,
  restore: (viewer: Person | null, board: BoardFacts) => board.deleted && isAdmin(viewer, board),
  follow: (viewer: Person | null, board: BoardFacts) => !board.privacy && !isAdmin(viewer, board),
  leave: (viewer: Person | null, board: BoardFacts) => viewer !== null && board.collaborates,
  /** Marking a public board as a learning pack. */
  recommend: (viewer: Person | null, board: BoardFacts) => viewer?.staff === true && !board.privacy && board.ownerId !== null,
};
