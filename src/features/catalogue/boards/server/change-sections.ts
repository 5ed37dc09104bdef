/** What the use cases that change sections share. */
import { authorize, type Context } from '#platform/http/context.ts';
import type { CardKinds } from './card-kinds.ts';
import { policyFacts, getStoredBoard, lockBoard, type StoredBoard } from './get-stored-board.ts';
import { boardPolicy } from './policy.ts';
import { presentBoard } from './present-board.ts';
import { touchBoard } from './append-cards.ts';

/** Locks and returns a board whose cards and sections the viewer may change; throws 404 or 403 otherwise. */
export async function lockEditableBoard(ctx: Context, slug: string): Promise<StoredBoard> {
  const board = await lockBoard(ctx, slug);
  authorize(boardPolicy.pin(ctx.viewer, policyFacts(board)));
  return board;
}

/** Sets the time of the last change and presents the board. */
export async function presentChangedBoard(ctx: Context, kinds: CardKinds, { id, slug }: StoredBoard) {
  await touchBoard(ctx, id);
  return { data: await presentBoard(ctx, kinds, await getStoredBoard(ctx, slug)) };
}
