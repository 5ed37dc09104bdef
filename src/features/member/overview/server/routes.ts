import type { Finders } from '#features/base/saved-searches/server/index.ts';
import { implement } from '#platform/http/http.ts';
import { overviewContract } from '../contract.ts';
import { getOverview } from './get-overview.ts';

/** `finders` count the new results of saved searches. */
export const createOverviewRoutes = (finders: Finders) =>
  implement(overviewContract, { 'GET /api/overview': getOverview(finders) });
