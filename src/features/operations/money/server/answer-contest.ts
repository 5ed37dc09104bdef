import { requireFreshSession, requireScope } from '#features/base/accounts/server/index.ts';
import { answerContest as answerStoredContest } from '#features/base/payments/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentContest } from './present-contests.ts';

/** Answers what a member contests, who is told; money goes back only by finance, after a fresh sign-in. */
export const answerContest: UseCase<'POST /api/staff/contests/{id}'> = async (ctx, { params, body }) => {
  requireScope(ctx, 'finance', 'support');
  if (body.outcome === 'refunded') {
    requireScope(ctx, 'finance');
    await requireFreshSession(ctx);
  }
  await answerStoredContest(ctx, { id: params.id, ...body });
  return presentContest(ctx, params.id);
};
