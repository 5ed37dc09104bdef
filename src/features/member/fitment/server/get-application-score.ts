import type { UseCase } from '#platform/http/http.ts';
import { getFitment } from './load-fitment.ts';
import { presentFitment } from './present-fitment.ts';

/** The fitment score of an application. */
export const getApplicationScore: UseCase<'GET /api/job_applications/fitment_score'> = async (ctx, { query }) => ({
  data: await presentFitment(ctx, await getFitment(ctx, { applicationId: query.job_application_id })),
});
