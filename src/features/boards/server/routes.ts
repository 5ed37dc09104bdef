import { implement } from '#platform/server/http.ts';
import { boardsContract } from '../contract.ts';
import { getBoard } from './get-board.ts';
import { listPacks } from './list-packs.ts';

export const boardsRoutes = implement(boardsContract, {
  'GET /api/boards/learning_packs': listPacks,
  'GET /api/boards/{board_slug}': getBoard,
});
