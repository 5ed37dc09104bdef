import { requireScope } from '#features/base/accounts/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentJob } from './present-jobs.ts';

/** One job with its history. */
export const getJob: UseCase<'GET /api/staff/jobs/{id}'> = async (ctx, { params }) => {
  requireScope(ctx, 'editor');
  return presentJob(ctx, params.id);
};
