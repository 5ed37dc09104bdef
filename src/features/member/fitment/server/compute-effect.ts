import type { z } from 'zod';
import { signedIn } from '#platform/http/context.ts';
import { conflict } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import type { Effect } from '../contract.ts';
import { buildFitInput } from './build-fit-input.ts';
import type { FitInput } from './engine/fit-input.ts';
import type { FitReport } from './engine/report-types.ts';
import { scoreFit } from './engine/score-fit.ts';
import { fitmentFacts, getFitment } from './load-fitment.ts';
import { fitmentPolicy } from './policy.ts';

/** What a correction or an added sentence would change, computed as when it is made; points only in an open report. */
export const computeEffect: UseCase<'POST /api/fitment_scores/{id}/effect'> = async (ctx, { params, body }) => {
  const fitment = await getFitment(ctx, params);
  const isOpen = fitmentPolicy.readReport(signedIn(ctx), fitmentFacts(fitment));
  const input = await buildFitInput(ctx, fitment);
  const id = 'correction' in body ? body.correction.requirement_id : body.attached.requirement_id;
  const changed: FitInput =
    'correction' in body
      ? { ...input, corrections: [...others(input.corrections, id), body.correction] }
      : { ...input, attached: [...others(input.attached, id), body.attached] };
  return { data: compare(scoreFit(input), scoreFit(changed), id, isOpen) };
};

const others = <T extends { requirement_id: string }>(list: readonly T[] | undefined, id: string) =>
  (list ?? []).filter(({ requirement_id }) => requirement_id !== id);

function compare(before: FitReport, after: FitReport, id: string, isOpen: boolean): z.input<typeof Effect> {
  if (before.band === null || before.total === null || after.band === null || after.total === null) throw conflict('not-enough');
  const pointsIn = (report: FitReport) => report.requirements.find((row) => row.id === id)?.points ?? 0;
  return {
    row: isOpen ? { from: pointsIn(before), to: pointsIn(after) } : null,
    total: isOpen ? { from: before.total, to: after.total } : null,
    band: { from: before.band, to: after.band },
  };
}
