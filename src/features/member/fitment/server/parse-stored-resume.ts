import { getApplicationWithJob, loadApplicationFile } from '#features/catalogue/jobs/server/index.ts';
import { notify } from '#features/base/notifications/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { parseDocumentInWorker } from './documents/parse-document-in-worker.ts';
import { latestReport, type Fitment } from './load-fitment.ts';
import { makeReport } from './make-report.ts';

/** Parses the résumé of an application and makes its first score. Safe to rerun after a crash; notifies once. */
export async function parseStoredResume(ctx: Context, { fitmentId }: { fitmentId: string }): Promise<void> {
  const fitment = await ctx.db.selectFrom('fitment_scores').selectAll().where('id', '=', fitmentId).executeTakeFirst();
  if (!fitment || (await latestReport(ctx, fitmentId))) return;
  const file = await loadApplicationFile(ctx, fitment.job_application_id);
  const result = await parseDocumentInWorker(file.bytes, file.kind);
  await ctx.inTransaction(async (inner) => {
    if (!result.ok) {
      await inner.db
        .updateTable('fitment_scores')
        .set({ status: 'unreadable', failure: result.reason })
        .where('id', '=', fitmentId)
        .execute();
      return;
    }
    // PostgreSQL cannot store NUL characters.
    const text = result.text.replaceAll('\0', '');
    await inner.db.updateTable('fitment_scores').set({ resume_text: text }).where('id', '=', fitmentId).execute();
    const { report } = await makeReport(inner, { ...fitment, resume_text: text }, 'first');
    if (report.enough) await notifyReady(inner, fitment);
  });
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
