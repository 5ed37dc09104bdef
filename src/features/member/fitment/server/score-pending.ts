import { getApplicationWithJob } from '#features/catalogue/jobs/server/index.ts';
import { notify } from '#features/base/notifications/server/index.ts';
import { findFailure, waitForResume, type StoredResume } from '#features/base/resumes/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { latestReport, type Fitment } from './load-fitment.ts';
import { makeReport } from './make-report.ts';
import { FROM_PROFILE, fromResume } from './score-source.ts';

declare module '#platform/tasks/tasks.ts' {
  interface Tasks {
    'fitment.score': { fitmentId: string };
  }
}

/**
 * Scores an entry with the version that it waits for, or for the first time with the profile alone. While the version is read
 * it does nothing, because the end of the reading queues it again. Safe to rerun; notifies once.
 */
export async function scorePending(ctx: Context, { fitmentId }: { fitmentId: string }): Promise<void> {
  await ctx.inTransaction(async (trx) => {
    const waiting = await trx.db.selectFrom('fitment_scores').selectAll().where('id', '=', fitmentId).executeTakeFirst();
    if (!waiting) return;
    // The version before the score, in the order in which a reading locks them.
    const resume = waiting.pending_resume_id === null ? undefined : await waitForResume(trx, waiting.pending_resume_id);
    const fitment = await trx.db
      .selectFrom('fitment_scores')
      .selectAll()
      .where('id', '=', fitmentId)
      .forUpdate()
      .executeTakeFirst();
    if (!fitment || fitment.pending_resume_id !== (resume?.id ?? null)) return;
    if (!resume && fitment.status !== 'reading') return;
    await scoreWith(trx, fitment, resume);
  });
}

async function scoreWith(ctx: Context, fitment: Fitment, resume: StoredResume | undefined): Promise<void> {
  if (resume?.status === 'reading') return;
  const source = resume?.status === 'read' ? fromResume(resume) : fitment.from_profile && !resume ? FROM_PROFILE : null;
  if (!source) return fail(ctx, fitment, resume);
  await ctx.db.updateTable('fitment_scores').set(source).where('id', '=', fitment.id).execute();
  const isFirst = (await latestReport(ctx, fitment.id)) === undefined;
  const { report } = await makeReport(ctx, { ...fitment, ...source }, 'resume');
  if (isFirst && report.enough) await notifyReady(ctx, fitment);
}

/** Says why there is no score. An earlier score stays, beside the reason. */
async function fail(ctx: Context, fitment: Fitment, resume: StoredResume | undefined): Promise<void> {
  if (await latestReport(ctx, fitment.id)) return;
  await ctx.db
    .updateTable('fitment_scores')
    .set({ status: 'unreadable', failure: (resume && findFailure(resume)) ?? 'missing' })
    .where('id', '=', fitment.id)
    .execute();
}

async function notifyReady(ctx: Context, fitment: Fitment): Promise<void> {
  const { job } = await getApplicationWithJob(ctx, fitment.job_application_id);
  await notify(ctx, {
    userId: fitment.user_id,
    kind: 'score-ready',
    dedupeKey: `score-ready:${fitment.id}`,
    facts: { job: job.title, company: job.companyName },
    url: `/jobs-apprenticeships/${job.companySlug}/${job.slug}/${fitment.job_application_id}/thankyou`,
  });
}
