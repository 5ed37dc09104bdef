import { authorize, type Context, type Viewer } from '#platform/http/context.ts';
import { invalid } from '#platform/http/errors.ts';
import { fitmentFacts, getFitment, type Fitment } from './load-fitment.ts';
import { makeReport } from './make-report.ts';
import { fitmentPolicy } from './policy.ts';
import { presentFitment } from './present-fitment.ts';
import type { FitmentReportsTable } from './tables.ts';

type Cause = FitmentReportsTable['cause'];
type Changes = Partial<Pick<Fitment, 'corrections' | 'attached' | 'declared' | 'resume_text' | 'resume_name'>>;

const MAX_ENTRIES = 60;

/**
 * Changes what a score is made from, one change at a time, and scores again. Returns the fitment, and whether the report
 * changed. Only its owner may do this.
 */
export async function changeScore(ctx: Context, viewer: Viewer, id: string, cause: Cause, change: (fitment: Fitment) => Changes) {
  const isNew = await ctx.inTransaction(async (trx) => {
    const fitment = await getFitment(trx, { id }, { lock: true });
    authorize(fitmentPolicy.change(viewer, fitmentFacts(fitment)));
    const { corrections, attached, declared, ...plain } = change(fitment);
    await trx.db
      .updateTable('fitment_scores')
      .set({
        id: fitment.id,
        ...plain,
        ...(corrections && { corrections: JSON.stringify(corrections) }),
        ...(attached && { attached: JSON.stringify(attached) }),
        ...(declared && { declared: JSON.stringify(declared) }),
      })
      .where('id', '=', fitment.id)
      .execute();
    const changed = await getFitment(trx, { id });
    return changed.resume_text !== null && (await makeReport(trx, changed, cause)).isNew;
  });
  return {
    data: await presentFitment(ctx, await getFitment(ctx, { id })),
    meta: { v: isNew ? ('new' as const) : ('old' as const) },
  };
}

/** The list with the entry of a row replaced, or removed without a new one. */
export function replaceEntry<T extends { requirement_id: string }>(list: readonly T[], id: string, entry?: T): T[] {
  const changed = [...list.filter(({ requirement_id }) => requirement_id !== id), ...(entry ? [entry] : [])];
  if (changed.length > MAX_ENTRIES)
    throw invalid({ path: 'requirement_id', code: 'too-much-evidence', params: { most: MAX_ENTRIES } });
  return changed;
}
