import type { UseCase } from '#platform/http/http.ts';
import { searchWithin } from './search-kind.ts';

export const searchBoards: UseCase<'GET /api/board_search'> = (ctx, { query }) => searchWithin(ctx, 'board', query);
