import type * as z from 'zod';
import { authorize, signedIn, type Context } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import type { Pin } from '../contract.ts';
import { loadCardDetails, type CardKinds } from './card-kinds.ts';
import { presentCardChange } from './present-card-change.ts';
import { policyFacts, lockBoard } from './get-stored-board.ts';
import { getSection } from './get-section.ts';
import { boardPolicy } from './policy.ts';
import { linkRef, defaultLinkTitle, newNoteRef, appendCards, type CardDraft } from './append-cards.ts';

/** Pins a card to a board; pinning the same content or URL again changes nothing. */
export const pinCard =
  (kinds: CardKinds): UseCase<'POST /api/boards/{board_slug}/pin_card_to_board'> =>
  async (ctx, { params, body }) => {
    signedIn(ctx);
    const board = await lockBoard(ctx, params.board_slug);
    authorize(boardPolicy.pin(ctx.viewer, policyFacts(board)));
    if (body.section_id) await getSection(ctx, board.id, body.section_id);
    const draft = await draftCard(ctx, kinds, body);
    const [added] = await appendCards(ctx, board.id, [{ ...draft, note: body.note, section_id: body.section_id }]);
    const card = added ?? (await findPinned(ctx, board.id, draft));
    return presentCardChange(ctx, kinds, { slug: board.slug, card, fresh: added !== undefined });
  };

/** Drafts the card with its current title; 404 for content that the viewer cannot see. */
async function draftCard(ctx: Context, kinds: CardKinds, body: z.output<typeof Pin>): Promise<CardDraft> {
  if (body.kind === 'note') return { kind: 'note', ref: newNoteRef(), title: body.title, text: body.text };
  if (body.kind === 'link') {
    const { url, text } = body;
    return { kind: 'link', ref: linkRef(url), title: body.title || defaultLinkTitle(url), url, text };
  }
  const { kind, ref } = body;
  const details = (await loadCardDetails(ctx, kinds, [{ kind, ref }]))({ kind, ref });
  if (!details) throw notFound('card');
  return { kind, ref, title: details.title, url: details.url };
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
