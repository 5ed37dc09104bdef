import { signedIn } from '#platform/http/context.ts';
import { conflict, invalid } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { scoreWhatIf } from './engine/what-if.ts';
import { fitmentFacts, getFitment } from './load-fitment.ts';
import { buildFitInput } from './build-fit-input.ts';
import { fitmentPolicy } from './policy.ts';

const MAX_FREE = 3;

/** The band, and in an open report the points, if the selected requirements were shown, by the function of all reports. */
export const computeWhatIf: UseCase<'POST /api/fitment_scores/{id}/what_if'> = async (ctx, { params, body }) => {
  const fitment = await getFitment(ctx, params);
  const isOpen = fitmentPolicy.readReport(signedIn(ctx), fitmentFacts(fitment));
  if (!isOpen && body.ticked.length > MAX_FREE)
    throw invalid({ path: 'ticked', code: 'too-many-ticked', params: { most: MAX_FREE } });
  const { total, score, band } = scoreWhatIf(await buildFitInput(ctx, fitment), body.ticked);
  if (band === null) throw conflict('not-enough');
  return { data: isOpen ? { band, score, total } : { band, score: null, total: null } };
};
