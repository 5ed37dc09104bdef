import { implement, type Routes } from '#platform/http/http.ts';
import { rankingContract } from '../contract.ts';
import { dismiss } from './dismiss.ts';
import { undismiss } from './undismiss.ts';
import { type Recommendables } from './dismissals.ts';

/** What can be recommended is given from outside: feeds know no other feature's things. */
export const createRankingRoutes = (recommendables: Recommendables): Routes =>
  implement(rankingContract, {
    'PUT /api/feeds/dismissals/{type}/{id}': dismiss(recommendables),
    'DELETE /api/feeds/dismissals/{type}/{id}': undismiss,
  });
