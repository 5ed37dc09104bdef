import type { UseCase } from '#platform/http/http.ts';
import { searchWithin } from './search-kind.ts';

export const searchUniversities: UseCase<'GET /api/university_search'> = (ctx, { query }) =>
  searchWithin(ctx, 'university', query);
