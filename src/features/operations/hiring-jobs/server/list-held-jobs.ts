import { requireScope } from '#features/base/accounts/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentHeldJobs } from './present-held-jobs.ts';

/** Jobs that wait for staff, the oldest first. */
export const listHeldJobs: UseCase<'GET /api/staff/held_jobs'> = async (ctx) => {
  requireScope(ctx, 'moderator');
  return presentHeldJobs(ctx);
};
