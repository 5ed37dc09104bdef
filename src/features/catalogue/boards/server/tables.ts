import type { ColumnType, Generated } from 'kysely';
import type { BoardType, CardKind } from '../contract.ts';

type Stamp = ColumnType<Date, Date | undefined, Date>;

/** One row per board. `card_count` is the number of its cards that are not removed; whoever changes either holds the row's lock. */
export type BoardsTable = {
  id: Generated<string>;
  owner_id: string | null;
  slug: string;
  title: string;
  description: Generated<string>;
  privacy: Generated<boolean>;
  type: Generated<BoardType>;
  categories: Generated<string[]>;
  position: number | null;
  card_count: Generated<number>;
  source: string | null;
  created_at: Stamp;
  updated_at: Stamp;
  deleted_at: Date | null;
};

export type BoardSectionsTable = { id: Generated<string>; board_id: string; title: string; position: number };

/** One row per pinned card. The index over (board, kind, ref) makes pinning twice harmless. */
export type BoardCardsTable = {
  id: Generated<string>;
  board_id: string;
  section_id: string | null;
  kind: CardKind;
  ref: string;
  title: string;
  url: Generated<string>;
  text: Generated<string>;
  link_title: Generated<string>;
  minutes: Generated<number>;
  note: Generated<string>;
  position: number;
  pinned_by: string | null;
  created_at: Stamp;
  removed_at: Date | null;
};

export type BoardCollaboratorsTable = { board_id: string; user_id: string; added_at: Stamp };

/** What a member ticked off. */
export type BoardProgressTable = { user_id: string; card_id: string; done_at: Stamp };

declare module '#platform/db/db.ts' {
  interface Tables {
    boards: BoardsTable;
    board_sections: BoardSectionsTable;
    board_cards: BoardCardsTable;
    board_collaborators: BoardCollaboratorsTable;
    board_progress: BoardProgressTable;
  }
}
