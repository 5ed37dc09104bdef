import { implement } from '#platform/http/http.ts';
import { savedSearchesContract } from '../contract.ts';
import { changeSearch } from './change-search.ts';
import { forgetSearch } from './forget-search.ts';
import { openFeed } from './open-feed.ts';
import { readFeed } from './read-feed.ts';
import type { Finders } from './finder.ts';
import { keepSearch } from './keep-search.ts';
import { listSearches } from './list-searches.ts';

export const createSavedSearchesRoutes = (finders: Finders) =>
  implement(savedSearchesContract, {
    'GET /api/saved_searches': listSearches(finders),
    'POST /api/saved_searches': keepSearch(finders),
    'PATCH /api/saved_searches/{id}': changeSearch(finders),
    'DELETE /api/saved_searches/{id}': forgetSearch,
    'POST /api/saved_searches/{id}/feed': openFeed,
    'GET /api/saved_searches/feed/{secret}': readFeed(finders),
  });
