import { authorize, signedIn } from '#platform/http/context.ts';
import { invalid } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { answerCard } from './answer-card.ts';
import { isCatalogueKind, type CardKinds } from './card-kinds.ts';
import { factsOf, lockBoard } from './find-board.ts';
import { findLyingCard } from './find-card.ts';
import { findSection } from './find-section.ts';
import { boardPolicy } from './policy.ts';
import { minutesOf, touchBoard } from './put-cards.ts';

/** Notes something on a card, puts it under another heading, or changes the words of a note or link. */
export const changeCard =
  (kinds: CardKinds): UseCase<'PATCH /api/boards/{board_slug}/cards/{card_id}'> =>
  async (ctx, { params, body }) => {
    signedIn(ctx);
    const board = await lockBoard(ctx, params.board_slug);
    authorize(boardPolicy.pin(ctx.viewer, factsOf(board)));
    const card = await findLyingCard(ctx, board.id, params.card_id);
    const { title, text, ...rest } = body;
    const own = { ...(title && { title }), ...(text !== undefined && { text, minutes: minutesOf(text) }) };
    if (Object.keys(own).length > 0 && isCatalogueKind(card.kind)) throw invalid({ path: 'title', code: 'card-words-not-own' });
    if (rest.section_id) await findSection(ctx, board.id, rest.section_id);
    const change = { ...rest, ...own };
    if (Object.keys(change).length === 0) return answerCard(ctx, kinds, { slug: board.slug, card, fresh: false });
    const changed = await ctx.db
      .updateTable('board_cards')
      .set(change)
      .where('id', '=', card.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await touchBoard(ctx, board.id);
    return answerCard(ctx, kinds, { slug: board.slug, card: changed, fresh: true });
  };
