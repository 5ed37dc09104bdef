/** Permissions on boards. Pure: no database, no HTTP. */
import { hasScope } from '#features/base/accounts/server/index.ts';
import type { BoardType } from '../contract.ts';

type Person = { id: string; staff: boolean; scopes: readonly string[] };
export type BoardFacts = {
  /** Null for the editors, whose boards are changed in the console and by files only. */
  ownerId: string | null;
  privacy: boolean;
  type: BoardType;
  deleted: boolean;
  /** Whether it is neither deleted nor a pack that the editors keep from readers. */
  shown: boolean;
  /** Whether the viewer is one of its collaborators. */
  collaborates: boolean;
};

const isAdmin = (viewer: Person | null, { ownerId }: BoardFacts) => viewer !== null && viewer.id === ownerId;
const isMember = (viewer: Person | null, board: BoardFacts) => isAdmin(viewer, board) || (viewer !== null && board.collaborates);

const isEditors = (viewer: Person | null, { ownerId }: BoardFacts) =>
  ownerId === null && hasScope(viewer?.scopes ?? [], ['editor']);

export const boardPolicy = {
  isAdmin,
  /** Staff have no extra access, as they see reported content with its report; editors open their packs before readers do. */
  view: (viewer: Person | null, board: BoardFacts) =>
    board.shown ? !board.privacy || isMember(viewer, board) : isEditors(viewer, board),
  /** Notes are visible to members of the board. */
  readNotes: isMember,
  /** Adding, removing, ordering and annotating cards. */
  pin: isMember,
  /** Title, description, privacy, collaborators and deleting. */
  edit: isAdmin,
  restore: (viewer: Person | null, board: BoardFacts) => board.deleted && isAdmin(viewer, board),
  follow: (viewer: Person | null, board: BoardFacts) => !board.privacy && !isAdmin(viewer, board),
  leave: (viewer: Person | null, board: BoardFacts) => viewer !== null && board.collaborates,
  /** Marking a public board as a learning pack, which editors do. */
  recommend: (viewer: Person | null, board: BoardFacts) =>
    viewer !== null && hasScope(viewer.scopes, ['editor']) && !board.privacy && board.ownerId !== null,
};
