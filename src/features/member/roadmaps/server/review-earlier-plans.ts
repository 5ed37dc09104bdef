import { sql } from 'kysely';
import { getPerson } from '#features/base/accounts/server/index.ts';
import { notify } from '#features/base/notifications/server/index.ts';
import { findItemPayment } from '#features/base/payments/server/index.ts';
import { getApplicationWithJob } from '#features/catalogue/jobs/server/index.ts';
import { findFitmentOfApplication } from '#features/member/fitment/server/index.ts';
import { isPlanSold } from '#features/member/plan-offers/server/index.ts';
import { formatExactRupees } from '#platform/contract/money.ts';
import type { Context } from '#platform/http/context.ts';
import { planItem } from './plan-item.ts';

declare module '#platform/tasks/tasks.ts' {
  interface Tasks {
    'roadmaps.review': Record<string, never>;
  }
}

/**
 * Looks once at each plan that was paid for before plans had an aim. Where the rules would not sell a plan for its application
 * now, the payer keeps it, is offered the money back, and is notified.
 */
export async function reviewEarlierPlans(ctx: Context): Promise<void> {
  for (let after: string | null = null; ;) {
    const plan = await findNext(ctx, after);
    if (!plan) return;
    after = plan.id;
    // A plan that cannot be looked at is tried again in the next run, after the others.
    await ctx
      .inTransaction((trx) => review(trx, plan))
      .catch((error: unknown) => ctx.log.error({ err: error, plan: plan.id }, 'a plan could not be reviewed'));
  }
}

const findNext = (ctx: Context, after: string | null) =>
  ctx.db
    .selectFrom('roadmaps')
    .select(['id', 'user_id', 'source_id'])
    .where('source_type', '=', 'JobApplication')
    .where('source_id', 'is not', null)
    .where('purchased_at', 'is not', null)
    .where('review', 'is', null)
    .where(sql<boolean>`plan -> 'aim' is null`)
    .$if(after !== null, (query) => query.where('id', '>', after))
    .orderBy('id')
    .limit(1)
    .$narrowType<{ source_id: string }>()
    .executeTakeFirst();

type EarlierPlan = { id: string; user_id: string; source_id: string };

async function review(ctx: Context, plan: EarlierPlan): Promise<void> {
  const payment = await findItemPayment(ctx, planItem(plan.id));
  const fitment = await findFitmentOfApplication(ctx, plan.source_id);
  const isOffered = payment?.status === 'success' && !(fitment && (await isPlanSold(ctx, fitment)));
  const updated = await ctx.db
    .updateTable('roadmaps')
    .set({ review: isOffered ? 'refund_offered' : 'stands' })
    .where('id', '=', plan.id)
    .where('review', 'is', null)
    .executeTakeFirst();
  if (!isOffered || updated.numUpdatedRows === 0n) return;
  const [{ job }, owner] = await Promise.all([getApplicationWithJob(ctx, plan.source_id), getPerson(ctx, plan.user_id)]);
  await notify(ctx, {
    userId: plan.user_id,
    kind: 'plan-refund-offered',
    dedupeKey: `plan-refund-offered:${plan.id}`,
    facts: { job: job.title, company: job.companyName, amount: formatExactRupees(payment.amountPaise) },
    url: `/${owner.slug}/roadmap/${plan.id}`,
    mail: true,
  });
}
