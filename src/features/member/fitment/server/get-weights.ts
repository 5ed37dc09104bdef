import type { UseCase } from '#platform/http/http.ts';
import { ENGINE_VERSION } from './engine/version.ts';
import { WEIGHTS } from './engine/weights.ts';

/** The weights the engine uses. */
export const getWeights: UseCase<'GET /api/fitment_scores/weights'> = async () => ({
  data: { engine_version: ENGINE_VERSION, weights: WEIGHTS },
});
