import { requireScope } from '#features/base/accounts/server/index.ts';
import { countStaffJobs, listStaffJobs } from '#features/catalogue/jobs/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentJobItem } from './present-jobs.ts';

const PAGE_SIZE = 40;

/** Jobs in every state, the latest first. */
export const listJobs: UseCase<'GET /api/staff/jobs'> = async (ctx, { query: { type: origin, ...query } }) => {
  requireScope(ctx, 'editor');
  const filter = { ...query, origin };
  const [{ shown, next }, total] = await Promise.all([listStaffJobs(ctx, filter, PAGE_SIZE), countStaffJobs(ctx, filter)]);
  return { data: shown.map(presentJobItem), meta: { next_cursor: next, total } };
};
