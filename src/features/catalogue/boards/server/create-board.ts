import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import type { CardKinds } from './card-kinds.ts';
import { getStoredBoard } from './get-stored-board.ts';
import { insertBoard } from './insert-board.ts';
import { presentBoard } from './present-board.ts';

/** Creates an empty board owned by the viewer. */
export const createBoard =
  (kinds: CardKinds): UseCase<'POST /api/boards'> =>
  async (ctx, { body }) => {
    signedIn(ctx);
    const { slug } = await insertBoard(ctx, body);
    return { data: await presentBoard(ctx, kinds, await getStoredBoard(ctx, slug)) };
  };
