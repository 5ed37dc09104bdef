import { authorize, signedIn } from '#platform/http/context.ts';
import { conflict } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { scoreWhatIf } from './engine/what-if.ts';
import { fitmentFacts, getFitment } from './load-fitment.ts';
import { buildFitInput } from './build-fit-input.ts';
import { fitmentPolicy } from './policy.ts';

/** The score and band if the selected requirements were met, computed by the same engine as reports. */
export const computeWhatIf: UseCase<'POST /api/fitment_scores/{id}/what_if'> = async (ctx, { params, body }) => {
  const fitment = await getFitment(ctx, params);
  authorize(fitmentPolicy.readReport(signedIn(ctx), fitmentFacts(fitment)), 'what-if-locked');
  const { score, band } = scoreWhatIf(await buildFitInput(ctx, fitment), body.ticked);
  if (score === null || band === null) throw conflict('not-enough');
  return { data: { score, band } };
};
