import { getApplicationWithJob } from '#features/catalogue/jobs/server/index.ts';
import { notify } from '#features/base/notifications/server/index.ts';
import type { Product, Purchasable, PurchaseEvent } from '#features/base/payments/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { conflict } from '#platform/http/errors.ts';
import { getFitment, latestReport } from './load-fitment.ts';
import { loadReportPrice } from './prices.ts';

type Attribute = 'job_application_id' | 'company_slug' | 'job_slug';

/** A fitment report as an item for sale; a conflict before a score exists. */
async function getFitmentForSale(ctx: Context, id: string): Promise<Purchasable<Attribute>> {
  const fitment = await getFitment(ctx, { id });
  if (fitment.status !== 'ready') throw conflict('not-ready');
  const { job } = await getApplicationWithJob(ctx, fitment.job_application_id);
  return {
    title: `Role Fitment Score for ${job.title} at ${job.companyName}`,
    amountPaise: (await loadReportPrice(ctx)).paise,
    ownerId: fitment.user_id,
    alreadyOwned: fitment.unlocked_at !== null,
    statusPage: `/fitment-scores/${encodeURIComponent(id)}/payment/status`,
    attributes: { job_application_id: fitment.job_application_id, company_slug: job.companySlug, job_slug: job.slug },
  };
}

/** The fitment report, as a product. */
export const fitmentProduct: Product<Attribute> = {
  attributes: ['job_application_id', 'company_slug', 'job_slug'],
  contestable: ['resume', 'ad', 'rows', 'points', 'missing', 'other'],
  find: getFitmentForSale,
};

type Payment = Pick<PurchaseEvent, 'purchaseId' | 'page'>;

/** Unlocks a paid report and notifies its owner; false if it was deleted. Idempotent. */
export async function unlockFitment(ctx: Context, fitmentId: string, payment?: Payment): Promise<boolean> {
  const unlocked = await ctx.db
    .updateTable('fitment_scores')
    .set({ unlocked_at: ctx.clock.now() })
    .where('id', '=', fitmentId)
    .where('unlocked_at', 'is', null)
    .returning(['user_id', 'job_application_id'])
    .executeTakeFirst();
  if (!unlocked) return exists(ctx, fitmentId);
  const report = await latestReport(ctx, fitmentId);
  if (report) await ctx.publish('report.opened', { reportId: report.id, applicationId: unlocked.job_application_id });
  const { job } = await getApplicationWithJob(ctx, unlocked.job_application_id);
  await notify(ctx, {
    userId: unlocked.user_id,
    kind: 'score-unlocked',
    dedupeKey: `score-unlocked:${payment?.purchaseId ?? fitmentId}`,
    facts: { job: job.title, company: job.companyName },
    url: `/fitment-score/${unlocked.job_application_id}`,
    mail: true,
    ...(payment ? { receipt: payment.page } : {}),
  });
  return true;
}

const exists = async (ctx: Context, id: string): Promise<boolean> =>
  (await ctx.db.selectFrom('fitment_scores').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

/** Locks a report after its refund. */
export async function lockFitment(ctx: Context, fitmentId: string): Promise<void> {
  await ctx.db.updateTable('fitment_scores').set({ unlocked_at: null }).where('id', '=', fitmentId).execute();
}
