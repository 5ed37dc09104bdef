import { authorize, type Context, type Viewer } from '#platform/http/context.ts';
import { invalid } from '#platform/http/errors.ts';
import { fitmentFacts, getFitment, type Fitment } from './load-fitment.ts';
import { makeReport } from './make-report.ts';
import { fitmentPolicy } from './policy.ts';
import { presentFitment } from './present-fitment.ts';
import type { ScoreSource } from './score-source.ts';
import type { FitmentReportsTable } from './tables.ts';

type Cause = FitmentReportsTable['cause'];
type Changes = Partial<Pick<Fitment, 'corrections' | 'attached' | 'declared'> & ScoreSource>;

/** The corrections, sentences and declarations that one score keeps of each. */
export const MAX_ENTRIES = 60;

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
    // A score can rest on the profile alone.
    const isScored = changed.resume_text !== null || changed.status === 'ready';
    return isScored && (await makeReport(trx, changed, cause)).isNew;
  });
  return {
    data: await presentFitment(ctx, await getFitment(ctx, { id })),
    meta: { v: isNew ? ('new' as const) : ('old' as const) },
  };
}

/**
 * The corrections with one more: it replaces the row's earlier one, but sentences that do not show a row are collected, so that
 * refusing a second one does not bring back the first.
 */
export function addCorrection(corrections: Fitment['corrections'], correction: Fitment['corrections'][number]) {
  const { requirement_id: id, reason, quote } = correction;
  const isKept = (other: typeof correction) =>
    other.requirement_id !== id || (reason === 'does_not_show' && other.reason === reason && other.quote !== quote);
  return limitEntries([...corrections.filter(isKept), correction]);
}

/** The list with the entry of a row replaced, or removed without a new one. */
export function replaceEntry<T extends { requirement_id: string }>(list: readonly T[], id: string, entry?: T): T[] {
  return limitEntries([...list.filter(({ requirement_id }) => requirement_id !== id), ...(entry ? [entry] : [])]);
}

function limitEntries<T>(entries: T[]): T[] {
  if (entries.length > MAX_ENTRIES)
    throw invalid({ path: 'requirement_id', code: 'too-much-evidence', params: { most: MAX_ENTRIES } });
  return entries;
}
