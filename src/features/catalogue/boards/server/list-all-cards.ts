import { sql } from 'kysely';
import { getPersonBySlug } from '#features/base/accounts/server/index.ts';
import { invalid } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { loadCardDetails, type CardKinds } from './card-kinds.ts';
import { isListedFor, policyFacts, visibleToViewer, selectBoards } from './get-stored-board.ts';
import { boardPolicy } from './policy.ts';
import { boardPath, loadDoneCards } from './present-board.ts';
import { presentCard } from './present-card.ts';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** All cards on a member's boards that are visible to the viewer, newest first, after the cursor. */
export const listAllCards =
  (kinds: CardKinds): UseCase<'GET /api/users/{slug}/all_cards'> =>
  async (ctx, { params, query }) => {
    const person = await getPersonBySlug(ctx, params.slug);
    let cards = ctx.db
      .selectFrom('board_cards')
      .innerJoin('boards', 'boards.id', 'board_cards.board_id')
      .selectAll('board_cards')
      // The cursor needs microseconds, which a Date would lose.
      .select(sql<string>`extract(epoch from board_cards.created_at)::text`.as('createdAt'))
      .where('boards.owner_id', '=', person.id)
      .where(visibleToViewer(ctx))
      .where(isListedFor(ctx))
      .where('board_cards.removed_at', 'is', null);
    if (query.kind) cards = cards.where('board_cards.kind', '=', query.kind);
    if (query.cursor !== undefined) {
      const { createdAt, id } = parseCursor(query.cursor);
      cards = cards.where(
        sql<boolean>`(board_cards.created_at, board_cards.id) < (to_timestamp(${createdAt}::numeric), ${id}::uuid)`,
      );
    }
    const rows = await cards
      .orderBy('board_cards.created_at', 'desc')
      .orderBy('board_cards.id', 'desc')
      .limit(query.per_page + 1)
      .execute();
    const page = rows.slice(0, query.per_page);
    const last = rows.length > page.length ? page.at(-1) : undefined;
    const [getDetails, doneCardIds] = await Promise.all([
      loadCardDetails(ctx, kinds, page),
      loadDoneCards(
        ctx,
        page.map(({ id }) => id),
      ),
    ]);
    const boards = await loadBoards(page.map(({ board_id }) => board_id));
    return {
      data: page.flatMap((card) => {
        const board = boards.get(card.board_id);
        if (!board) return [];
        const showNote = boardPolicy.readNotes(ctx.viewer, policyFacts(board));
        const options = { details: getDetails(card), done: doneCardIds.has(card.id), showNote };
        const { id, ...attributes } = presentCard(card, options);
        const { slug, title, privacy } = board;
        const boardSummary = { slug, title, privacy, path: boardPath(slug, person.slug) };
        return [{ id, type: 'board_card' as const, attributes: { id, ...attributes, board: boardSummary } }];
      }),
      meta: { next_cursor: last ? `${last.createdAt}_${last.id}` : null },
    };

    async function loadBoards(ids: readonly string[]) {
      if (ids.length === 0) return new Map<string, never>();
      const rows = await selectBoards(ctx)
        .where('boards.id', 'in', [...new Set(ids)])
        .execute();
      return new Map(rows.map((board) => [board.id, board]));
    }
  };

function parseCursor(cursor: string): { createdAt: string; id: string } {
  const [createdAt = '', id = ''] = cursor.split('_');
  if (!/^\d{1,12}(\.\d{1,6})?$/.test(createdAt) || !UUID.test(id)) throw invalid({ path: 'cursor', code: 'cursor-invalid' });
  return { createdAt, id };
}
