import { requireScope } from '#features/base/accounts/server/index.ts';
import { countContests, listContests as listStoredContests } from '#features/base/payments/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentContestItem } from './present-contests.ts';

const PAGE_SIZE = 40;

/** What members contest of their purchases. */
export const listContests: UseCase<'GET /api/staff/contests'> = async (ctx, { query }) => {
  requireScope(ctx, 'finance', 'support');
  const [{ shown, next }, total] = await Promise.all([listStoredContests(ctx, query, PAGE_SIZE), countContests(ctx, query)]);
  return { data: shown.map(presentContestItem), meta: { next_cursor: next, total } };
};
