import type * as z from 'zod';
import { authorize, signedIn, type Context } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import type { Pin } from '../contract.ts';
import { readFacts, type CardKinds } from './card-kinds.ts';
import { answerCard } from './answer-card.ts';
import { factsOf, lockBoard } from './find-board.ts';
import { findSection } from './find-section.ts';
import { boardPolicy } from './policy.ts';
import { linkRef, nameOfLink, noteRef, putCards, type CardDraft } from './put-cards.ts';

/** Pins a card to a board the viewer belongs to; pinning the same thing again changes nothing. */
export const pinCard =
  (kinds: CardKinds): UseCase<'POST /api/boards/{board_slug}/pin_card_to_board'> =>
  async (ctx, { params, body }) => {
    signedIn(ctx);
    const board = await lockBoard(ctx, params.board_slug);
    authorize(boardPolicy.pin(ctx.viewer, factsOf(board)));
    if (body.section_id) await findSection(ctx, board.id, body.section_id);
    const draft = await draftOf(ctx, kinds, body);
    const [put] = await putCards(ctx, board.id, [{ ...draft, note: body.note, section_id: body.section_id }]);
    const card = put ?? (await findPinned(ctx, board.id, draft));
    return answerCard(ctx, kinds, { slug: board.slug, card, fresh: put !== undefined });
  };

/** What is pinned, as it is called now; 404 for what the viewer may not know of. */
async function draftOf(ctx: Context, kinds: CardKinds, body: z.output<typeof Pin>): Promise<CardDraft> {
  if (body.kind === 'note') return { kind: 'note', ref: noteRef(), title: body.title, text: body.text };
  if (body.kind === 'link') {
    const { url, text } = body;
    return { kind: 'link', ref: linkRef(url), title: body.title || nameOfLink(url), url, text };
  }
  const { kind, ref } = body;
  const facts = (await readFacts(ctx, kinds, [{ kind, ref }]))({ kind, ref });
  if (!facts) throw notFound('card');
  return { kind, ref, title: facts.title, url: facts.url };
}

const findPinned = (ctx: Context, boardId: string, { kind, ref }: CardDraft) =>
  ctx.db
    .selectFrom('board_cards')
    .selectAll()
    .where('board_id', '=', boardId)
    .where('kind', '=', kind)
    .where('ref', '=', ref)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
