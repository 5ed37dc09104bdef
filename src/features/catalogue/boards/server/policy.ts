/** Who may do what with a board. Pure: no database, no HTTP. */
import type { BoardType } from '../contract.ts';

type Person = { id: string; staff: boolean };
export type BoardFacts = {
  /** Null: the editors'. What they keep comes with the catalogue and is changed there. */
  ownerId: string | null;
  privacy: boolean;
  type: BoardType;
  deleted: boolean;
  /** Whether the viewer is one of its collaborators. */
  collaborates: boolean;
};

const isAdmin = (viewer: Person | null, { ownerId }: BoardFacts) => viewer !== null && viewer.id === ownerId;
const belongs = (viewer: Person | null, board: BoardFacts) => isAdmin(viewer, board) || (viewer !== null && board.collaborates);

export const boardPolicy = {
  isAdmin,
  /** Staff get no more than anybody: what they have to judge reaches them as a report. */
  view: (viewer: Person | null, board: BoardFacts) => !board.deleted && (!board.privacy || belongs(viewer, board)),
  /** Notes are for the people of the board. */
  readNotes: belongs,
  /** Adding, removing, ordering and annotating cards. */
  pin: belongs,
  /** Title, description, privacy, collaborators and deleting. */
  edit: isAdmin,
  restore: (viewer: Person | null, board: BoardFacts) => board.deleted && isAdmin(viewer, board),
  follow: (viewer: Person | null, board: BoardFacts) => !board.privacy && !isAdmin(viewer, board),
  leave: (viewer: Person | null, board: BoardFacts) => viewer !== null && board.collaborates,
  /** Marking a public board as a learning pack. */
  recommend: (viewer: Person | null, board: BoardFacts) => viewer?.staff === true && !board.privacy && board.ownerId !== null,
};
