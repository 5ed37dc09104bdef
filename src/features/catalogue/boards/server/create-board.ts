import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import type { CardKinds } from './card-kinds.ts';
import { findBoard } from './find-board.ts';
import { makeBoard } from './make-board.ts';
import { presentBoard } from './present-board.ts';

/** Makes an empty board of the viewer's own. */
export const createBoard =
  (kinds: CardKinds): UseCase<'POST /api/boards'> =>
  async (ctx, { body }) => {
    signedIn(ctx);
    const { slug } = await makeBoard(ctx, body);
    return { data: await presentBoard(ctx, kinds, await findBoard(ctx, slug)) };
  };
