import { implement, type Routes } from '#platform/http/http.ts';
import { rankingContract } from '../contract.ts';
import { dismiss } from './dismiss.ts';
import { undismiss } from './undismiss.ts';
import { type Recommendables } from './dismissals.ts';

/** Recommendable types are passed in, because ranking must not depend on other features. */
export const createRankingRoutes = (recommendables: Recommendables): Routes =>
  implement(rankingContract, {
    'PUT /api/feeds/dismissals/{type}/{id}': dismiss(recommendables),
    'DELETE /api/feeds/dismissals/{type}/{id}': undismiss,
  });
