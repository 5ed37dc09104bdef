import { implement } from '#platform/http/http.ts';
import { savedSearchesContract } from '../contract.ts';
import { changeSearch } from './change-search.ts';
import { deleteSearch } from './delete-search.ts';
import { createFeed } from './create-feed.ts';
import { getFeed } from './get-feed.ts';
import type { Finders } from './finder.ts';
import { saveSearch } from './save-search.ts';
import { listSearches } from './list-searches.ts';

export const createSavedSearchesRoutes = (finders: Finders) =>
  implement(savedSearchesContract, {
    'GET /api/saved_searches': listSearches(finders),
    'POST /api/saved_searches': saveSearch(finders),
    'PATCH /api/saved_searches/{id}': changeSearch(finders),
    'DELETE /api/saved_searches/{id}': deleteSearch,
    'POST /api/saved_searches/{id}/feed': createFeed,
    'GET /api/saved_searches/feed/{secret}': getFeed(finders),
  });
