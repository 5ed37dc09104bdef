import { requireScope } from '#features/base/accounts/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentApplicationItem } from './present-job-applications.ts';
import { countSentApplications, listSentApplications } from './select-job-applications.ts';

const PAGE_SIZE = 40;

/** Applications for jobs, by default those that wait for an employer. */
export const listStaffJobApplications: UseCase<'GET /api/staff/job_applications'> = async (ctx, { query }) => {
  requireScope(ctx, 'support');
  const [{ shown, next }, total] = await Promise.all([
    listSentApplications(ctx, query, PAGE_SIZE),
    countSentApplications(ctx, query),
  ]);
  return { data: shown.map(presentApplicationItem), meta: { next_cursor: next, total } };
};
