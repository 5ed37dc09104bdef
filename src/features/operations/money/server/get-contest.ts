import { requireScope } from '#features/base/accounts/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentContest } from './present-contests.ts';

/** What one member contests, with the history of the purchase. */
export const getContest: UseCase<'GET /api/staff/contests/{id}'> = async (ctx, { params }) => {
  requireScope(ctx, 'finance', 'support');
  return presentContest(ctx, params.id);
};
