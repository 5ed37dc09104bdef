import { requireScope } from '#features/base/accounts/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentJobApplication } from './present-job-applications.ts';

/** One application for a job, without what the applicant sent. */
export const getStaffJobApplication: UseCase<'GET /api/staff/job_applications/{id}'> = async (ctx, { params }) => {
  requireScope(ctx, 'support');
  return presentJobApplication(ctx, params.id);
};
