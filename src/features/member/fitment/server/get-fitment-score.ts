import type { UseCase } from '#platform/http/http.ts';
import { getFitment } from './load-fitment.ts';
import { presentFitment } from './present-fitment.ts';

/** One fitment score by its id. */
export const getFitmentScore: UseCase<'GET /api/fitment_scores/{id}'> = async (ctx, { params }) => ({
  data: await presentFitment(ctx, await getFitment(ctx, params)),
});
