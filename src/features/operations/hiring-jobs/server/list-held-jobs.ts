import { staffOnly } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentHeldJobs } from './present-held-jobs.ts';

/** Jobs that wait for staff, the oldest first. */
export const listHeldJobs: UseCase<'GET /api/staff/held_jobs'> = async (ctx) => {
  staffOnly(ctx);
  return presentHeldJobs(ctx);
};
