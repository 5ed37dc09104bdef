import type { ColumnType, Generated } from 'kysely';
import type { PublicationState } from '#platform/contract/publication.ts';
import type { Refine, Rows } from '#platform/db/db.ts';
import type { Language } from '#platform/language/language.ts';
import type { BoardType, CardKind } from '../contract.ts';

/** One row per board. `card_count` counts the cards that are not removed; it changes under the row's lock. */
export type BoardsTable = Refine<
  Rows['boards'],
  {
    type: Generated<BoardType>;
    /** Computed from `deleted_at` and `withdrawn`, which only boards of the editors have. */
    state: ColumnType<PublicationState, never, never>;
    /** Computed from the title. */
    language: ColumnType<Language, never, never>;
  }
>;

export type BoardSectionsTable = Rows['board_sections'];

/** One row per card. The unique index (board, kind, ref) makes repeated pinning harmless. */
export type BoardCardsTable = Refine<
  Rows['board_cards'],
  {
    kind: CardKind;
  }
>;

export type BoardCollaboratorsTable = Rows['board_collaborators'];

/** Cards that a member has marked as done. */
export type BoardProgressTable = Rows['board_progress'];

declare module '#platform/db/db.ts' {
  interface Tables {
    boards: BoardsTable;
    board_sections: BoardSectionsTable;
    board_cards: BoardCardsTable;
    board_collaborators: BoardCollaboratorsTable;
    board_progress: BoardProgressTable;
  }
}
