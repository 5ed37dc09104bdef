import { implement } from '#platform/http/http.ts';
import { savedSearchesContract } from '../contract.ts';
import { changeSearch, forgetSearch } from './change-search.ts';
import { openFeed, readFeed } from './feed.ts';
import type { Finders } from './finder.ts';
import { keepSearch, listSearches } from './keep-search.ts';

export const createSavedSearchesRoutes = (finders: Finders) =>
  implement(savedSearchesContract, {
    'GET /api/saved_searches': listSearches(finders),
    'POST /api/saved_searches': keepSearch(finders),
    'PATCH /api/saved_searches/{id}': changeSearch(finders),
    'DELETE /api/saved_searches/{id}': forgetSearch,
    'POST /api/saved_searches/{id}/feed': openFeed,
    'GET /api/saved_searches/feed/{secret}': readFeed(finders),
  });
