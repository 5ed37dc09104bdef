import { requireScope } from '#features/base/accounts/server/index.ts';
import { changeApplicationStatus } from '#features/catalogue/jobs/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentJobApplication } from './present-job-applications.ts';

/** Records what an employer decided about an application and said elsewhere; the applicant is told. */
export const recordEmployersDecision: UseCase<'POST /api/staff/job_applications/{id}/status'> = async (ctx, { params, body }) => {
  requireScope(ctx, 'support');
  await changeApplicationStatus(ctx, { id: params.id, ...body });
  return presentJobApplication(ctx, params.id);
};
