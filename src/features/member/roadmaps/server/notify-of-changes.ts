import { getPerson } from '#features/base/accounts/server/index.ts';
import { notify, withdrawNotifications } from '#features/base/notifications/server/index.ts';
import { getApplicationWithJob } from '#features/catalogue/jobs/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { findChanges } from './find-changes.ts';
import { loadSteps } from './load-steps.ts';

declare module '#platform/tasks/tasks.ts' {
  interface Tasks {
    'roadmaps.compare': { fitmentId: string };
  }
}

/** Queues the comparison of the plan of a fitment with its new score. */
export const queueComparison = (ctx: Context, { fitmentId }: { fitmentId: string }): Promise<void> =>
  ctx.enqueue('roadmaps.compare', { fitmentId });

/**
 * Tells the member that a new score changes their plan: once until they applied the changes or left the plan as it is, however
 * many scores follow, and no more where one of them takes the change back. What changed is on the plan's page.
 */
export async function notifyOfChanges(ctx: Context, { fitmentId }: { fitmentId: string }): Promise<void> {
  await ctx.inTransaction(async (trx) => {
    const row = await trx.db.selectFrom('roadmaps').selectAll().where('fitment_score_id', '=', fitmentId).executeTakeFirst();
    if (!row || row.source_id === null) return;
    const dedupeKey = `plan-changed:${row.id}:${row.compared_report ?? 0}`;
    if ((await findChanges(trx, row, await loadSteps(trx, row))) === null) return withdrawNotifications(trx, [dedupeKey]);
    const [{ job }, owner] = await Promise.all([getApplicationWithJob(trx, row.source_id), getPerson(trx, row.user_id)]);
    await notify(trx, {
      userId: row.user_id,
      kind: 'plan-changed',
      dedupeKey,
      facts: { job: job.title, company: job.companyName },
      url: `/${owner.slug}/roadmap/${row.id}#plan-changes`,
    });
  });
}
