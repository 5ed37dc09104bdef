import type { UseCase } from '#platform/http/http.ts';
import { searchWithin } from './search-kind.ts';

export const searchUsers: UseCase<'GET /api/user_search'> = (ctx, { query }) => searchWithin(ctx, 'user', query);
