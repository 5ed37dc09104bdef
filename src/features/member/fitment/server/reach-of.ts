import type { Context } from '#platform/http/context.ts';
import type { FitReport } from './engine/report-types.ts';
import { whatIf } from './engine/what-if.ts';
import { fitInputOf } from './fit-input-of.ts';
import type { Fitment } from './find-fitment.ts';

/** The score if every skill that can be learnt were learnt. */
export async function reachOf(ctx: Context, fitment: Fitment, report: FitReport): Promise<number> {
  const learnable = report.requirements.filter(({ part, raise }) => part === 'skills' && raise !== null).map(({ id }) => id);
  const { score } = whatIf(await fitInputOf(ctx, fitment), learnable);
  return Math.max(report.score ?? 0, score ?? 0);
}
