import { getApplicationWithJob } from '#features/catalogue/jobs/server/index.ts';
import { getPerson } from '#features/base/accounts/server/index.ts';
import { loadPlanPrice } from '#features/member/fitment/server/index.ts';
import { notify } from '#features/base/notifications/server/index.ts';
import type { Product, Purchasable, PurchaseEvent } from '#features/base/payments/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { conflict } from '#platform/http/errors.ts';
import { findSale } from './find-sale.ts';
import { getRoadmapRow, type StoredRoadmap } from './load-roadmap.ts';
import { loadSteps } from './load-steps.ts';

type Attribute = 'roadmap_id' | 'user_slug' | 'job_application_id' | 'company_slug' | 'job_slug';

/** A plan as an item for sale; a conflict for plans from learning packs, which are free. */
async function getRoadmapForSale(ctx: Context, id: string): Promise<Purchasable<Attribute>> {
  const roadmap = await getRoadmapRow(ctx, { id });
  if (roadmap.source_id === null) throw conflict('free');
  const [{ job }, owner] = await Promise.all([getApplicationWithJob(ctx, roadmap.source_id), getPerson(ctx, roadmap.user_id)]);
  if (roadmap.purchased_at === null) await checkWorth(ctx, roadmap);
  return {
    title: `Personalised Learning Plan for ${job.title} at ${job.companyName}`,
    amountPaise: (await loadPlanPrice(ctx)).paise,
    ownerId: roadmap.user_id,
    alreadyOwned: roadmap.purchased_at !== null,
    statusPage: `/roadmaps/${encodeURIComponent(id)}/payment/status`,
    attributes: {
      roadmap_id: roadmap.id,
      user_slug: owner.slug,
      job_application_id: roadmap.source_id,
      company_slug: job.companySlug,
      job_slug: job.slug,
    },
  };
}

// What was offered may no longer be worth it: a new résumé, a corrected row, a finished skill.
async function checkWorth(ctx: Context, roadmap: StoredRoadmap): Promise<void> {
  const sale = await findSale(ctx, roadmap, (await loadSteps(ctx, roadmap)).steps);
  if (sale === 'out_of_reach') throw conflict('plan-out-of-reach');
  if (sale === 'not_needed') throw conflict('plan-not-needed');
  if (sale === 'falls_short') throw conflict('plan-falls-short');
}

/** The plan, as a product. */
export const roadmapProduct: Product<Attribute> = {
  attributes: ['roadmap_id', 'user_slug', 'job_application_id', 'company_slug', 'job_slug'],
  contestable: ['steps', 'resources', 'time', 'missing', 'other'],
  find: getRoadmapForSale,
};

type Payment = Pick<PurchaseEvent, 'purchaseId' | 'page'>;

/** Unlocks all skills of a paid plan and notifies its owner. Idempotent. */
export async function unlockRoadmap(ctx: Context, roadmapId: string, payment?: Payment): Promise<boolean> {
  const unlocked = await ctx.db
    .updateTable('roadmaps')
    .set({ purchased_at: ctx.clock.now() })
    .where('id', '=', roadmapId)
    .where('purchased_at', 'is', null)
    .returning(['user_id', 'source_id'])
    .executeTakeFirst();
  if (!unlocked) return exists(ctx, roadmapId);
  if (unlocked.source_id === null) return true;
  const [{ job }, owner] = await Promise.all([getApplicationWithJob(ctx, unlocked.source_id), getPerson(ctx, unlocked.user_id)]);
  await notify(ctx, {
    userId: unlocked.user_id,
    kind: 'plan-unlocked',
    dedupeKey: `plan-unlocked:${payment?.purchaseId ?? roadmapId}`,
    facts: { job: job.title, company: job.companyName },
    url: `/${owner.slug}/roadmap/${roadmapId}`,
    mail: true,
    ...(payment ? { receipt: payment.page } : {}),
  });
  return true;
}

const exists = async (ctx: Context, id: string): Promise<boolean> =>
  (await ctx.db.selectFrom('roadmaps').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

/** The plans of an application. Checks no permission. */
export async function findPlansOf(ctx: Context, applicationId: string): Promise<string[]> {
  const rows = await ctx.db.selectFrom('roadmaps').select('id').where('source_id', '=', applicationId).execute();
  return rows.map(({ id }) => id);
}

/** Locks a refunded plan except its first skill; progress is kept. A plan whose payer was offered the money back stays open. */
export async function lockRoadmap(ctx: Context, roadmapId: string): Promise<void> {
  await ctx.db
    .updateTable('roadmaps')
    .set({ purchased_at: null })
    .where('id', '=', roadmapId)
    .where('review', 'is distinct from', 'refund_offered')
    .execute();
}
