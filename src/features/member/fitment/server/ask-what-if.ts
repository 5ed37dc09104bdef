import { authorize, signedIn } from '#platform/http/context.ts';
import { conflict } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { whatIf } from './engine/what-if.ts';
import { factsOf, findFitment } from './find-fitment.ts';
import { fitInputOf } from './fit-input-of.ts';
import { fitmentPolicy } from './policy.ts';

/** The score and band if the ticked requirements were met, by the code that made the report. */
export const askWhatIf: UseCase<'POST /api/fitment_scores/{id}/what_if'> = async (ctx, { params, body }) => {
  const fitment = await findFitment(ctx, params);
  authorize(fitmentPolicy.readReport(signedIn(ctx), factsOf(fitment)), 'what-if-locked');
  const { score, band } = whatIf(await fitInputOf(ctx, fitment), body.ticked);
  if (score === null || band === null) throw conflict('not-enough');
  return { data: { score, band } };
};
