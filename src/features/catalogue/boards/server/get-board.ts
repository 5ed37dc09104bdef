import type { UseCase } from '#platform/http/http.ts';
import type { CardKinds } from './card-kinds.ts';
import { getVisibleBoard } from './get-visible-board.ts';
import { presentBoard } from './present-board.ts';

/** One board with its cards in order. */
export const getBoard =
  (kinds: CardKinds): UseCase<'GET /api/boards/{board_slug}'> =>
  async (ctx, { params }) => ({ data: await presentBoard(ctx, kinds, await getVisibleBoard(ctx, params.board_slug)) });
