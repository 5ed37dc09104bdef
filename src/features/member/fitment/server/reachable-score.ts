import type { Context } from '#platform/http/context.ts';
import type { FitReport } from './engine/report-types.ts';
import { scoreWhatIf } from './engine/what-if.ts';
import { buildFitInput } from './build-fit-input.ts';
import type { Fitment } from './load-fitment.ts';

/** The score if the member learnt every skill that would raise it. */
export async function reachableScore(ctx: Context, fitment: Fitment, report: FitReport): Promise<number> {
  const learnable = report.requirements.filter(({ part, raise }) => part === 'skills' && raise !== null).map(({ id }) => id);
  const { score } = scoreWhatIf(await buildFitInput(ctx, fitment), learnable);
  return Math.max(report.score ?? 0, score ?? 0);
}
