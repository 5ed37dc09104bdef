import { authorize, signedIn } from '#platform/http/context.ts';
import { invalid } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { requireUnchanged } from '#platform/http/require-unchanged.ts';
import { presentCardChange } from './present-card-change.ts';
import { isCatalogueKind, type CardKinds } from './card-kinds.ts';
import { policyFacts, lockBoard } from './get-stored-board.ts';
import { getActiveCard } from './get-card.ts';
import { getSection } from './get-section.ts';
import { boardPolicy } from './policy.ts';
import { readingMinutes, touchBoard } from './append-cards.ts';

/** Changes the note, section, or own text of a card. */
export const changeCard =
  (kinds: CardKinds): UseCase<'PATCH /api/boards/{board_slug}/cards/{card_id}'> =>
  async (ctx, { params, body }) => {
    const viewer = signedIn(ctx);
    const board = await lockBoard(ctx, params.board_slug);
    authorize(boardPolicy.pin(ctx.viewer, policyFacts(board)));
    const card = await getActiveCard(ctx, board.id, params.card_id);
    const { before, ...fields } = body;
    requireUnchanged(card, fields, before);
    const { title, text, ...noteAndSection } = fields;
    const textChange = { ...(title && { title }), ...(text !== undefined && { text, minutes: readingMinutes(text) }) };
    if (Object.keys(textChange).length > 0 && isCatalogueKind(card.kind))
      throw invalid({ path: 'title', code: 'card-words-not-own' });
    if (noteAndSection.section_id) await getSection(ctx, board.id, noteAndSection.section_id);
    const change = { ...noteAndSection, ...textChange };
    if (Object.keys(change).length === 0) return presentCardChange(ctx, kinds, { slug: board.slug, card, fresh: false });
    const changed = await ctx.db
      .updateTable('board_cards')
      .set({ ...change, edited_by: viewer.id, edited_at: ctx.clock.now() })
      .where('id', '=', card.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await touchBoard(ctx, board.id);
    return presentCardChange(ctx, kinds, { slug: board.slug, card: changed, fresh: true });
  };
