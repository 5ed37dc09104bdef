import type { z } from 'zod';
import { signedIn } from '#platform/http/context.ts';
import { conflict } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import type { Effect } from '../contract.ts';
import { buildFitInput } from './build-fit-input.ts';
import { addCorrection, replaceEntry } from './change-score.ts';
import { MIN_ATTACHED_WORDS } from './engine/evidence.ts';
import type { Attachment, FitInput } from './engine/fit-input.ts';
import type { FitReport } from './engine/report-types.ts';
import { scoreFit } from './engine/score-fit.ts';
import { fitmentFacts, getFitment } from './load-fitment.ts';
import { fitmentPolicy } from './policy.ts';

type NoGain = z.input<typeof Effect>['no_gain'];

/** What a correction or an added sentence would change, computed as when it is made; points only in an open report. */
export const computeEffect: UseCase<'POST /api/fitment_scores/{id}/effect'> = async (ctx, { params, body }) => {
  const fitment = await getFitment(ctx, params);
  const isOpen = fitmentPolicy.readReport(signedIn(ctx), fitmentFacts(fitment));
  const input = await buildFitInput(ctx, fitment);
  const id = 'correction' in body ? body.correction.requirement_id : body.attached.requirement_id;
  const changed: FitInput =
    'correction' in body
      ? { ...input, corrections: addCorrection(fitment.corrections, body.correction) }
      : { ...input, attached: replaceEntry(fitment.attached, id, body.attached) };
  const [before, after] = [scoreFit(input), scoreFit(changed)];
  const no_gain = 'attached' in body ? findNoGain(before, after, body.attached) : null;
  return { data: { ...compare(before, after, id, isOpen), no_gain } };
};

// Why an added sentence earns nothing: by what it counts as, and otherwise because the row has as much already.
function findNoGain(before: FitReport, after: FitReport, { requirement_id: id, text }: Attachment): NoGain {
  if (pointsIn(after, id) > pointsIn(before, id)) return null;
  if (text.split(/\s+/).length < MIN_ATTACHED_WORDS) return 'too_short';
  const added = after.requirements.find((row) => row.id === id)?.evidence.find(({ section }) => section === 'attached');
  if (!added || added.grade === 'none') return 'no_use';
  return added.grade === 'claimed' ? 'claimed' : 'as_much_already';
}

const pointsIn = (report: FitReport, id: string) => report.requirements.find((row) => row.id === id)?.points ?? 0;

function compare(before: FitReport, after: FitReport, id: string, isOpen: boolean): Omit<z.input<typeof Effect>, 'no_gain'> {
  if (before.band === null || before.total === null || after.band === null || after.total === null) throw conflict('not-enough');
  return {
    row: isOpen ? { from: pointsIn(before, id), to: pointsIn(after, id) } : null,
    total: isOpen ? { from: before.total, to: after.total } : null,
    band: { from: before.band, to: after.band },
  };
}
