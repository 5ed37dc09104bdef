import type { UseCase } from '#platform/http/http.ts';
import type { CardKinds } from './card-kinds.ts';
import { getStoredBoard } from './get-stored-board.ts';
import { presentBoard } from './present-board.ts';

/** One board with its cards in order. */
export const getBoard =
  (kinds: CardKinds): UseCase<'GET /api/boards/{board_slug}'> =>
  async (ctx, { params }) => ({ data: await presentBoard(ctx, kinds, await getStoredBoard(ctx, params.board_slug)) });
