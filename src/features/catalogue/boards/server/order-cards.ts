import { sql } from 'kysely';
import { authorize, signedIn } from '#platform/http/context.ts';
import { invalid } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import type { CardKinds } from './card-kinds.ts';
import { policyFacts, getStoredBoard, lockBoard } from './get-stored-board.ts';
import { boardPolicy } from './policy.ts';
import { placeCards } from './place-cards.ts';
import { sortCards, presentBoard, loadCards, loadSections } from './present-board.ts';
import { touchBoard } from './append-cards.ts';

/** Reorders sections and cards. Cards that are not listed, such as those pinned meanwhile by others, follow. */
export const orderCards =
  (kinds: CardKinds): UseCase<'PUT /api/boards/{board_slug}/order'> =>
  async (ctx, { params, body }) => {
    signedIn(ctx);
    const board = await lockBoard(ctx, params.board_slug);
    authorize(boardPolicy.pin(ctx.viewer, policyFacts(board)));
    const listedIds = body.groups.flatMap(({ card_ids }) => card_ids);
    const sectionIds = body.groups.map(({ section_id }) => section_id);
    if (new Set(listedIds).size < listedIds.length || new Set(sectionIds).size < sectionIds.length)
      throw invalid({ path: 'groups', code: 'card-order-incomplete' });
    const sections = await loadSections(ctx, board.id);
    const cards = sortCards(await loadCards(ctx, board.id), sections);
    const placed = placeCards({ cards, sections, groups: body.groups });
    await sql`
      update board_cards set position = placed.position - 1, section_id = placed.section_id
      from unnest(${placed.cards.map(({ id }) => id)}::uuid[], ${placed.cards.map(({ section_id }) => section_id)}::uuid[])
        with ordinality as placed (id, section_id, position)
      where board_cards.id = placed.id`.execute(ctx.db);
    await sql`
      update board_sections set position = placed.position - 1
      from unnest(${placed.sections}::uuid[]) with ordinality as placed (id, position)
      where board_sections.id = placed.id`.execute(ctx.db);
    await touchBoard(ctx, board.id);
    return { data: await presentBoard(ctx, kinds, await getStoredBoard(ctx, board.slug)) };
  };
