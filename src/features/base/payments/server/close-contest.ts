import { notify } from '#features/base/notifications/server/index.ts';
import { audit } from '#features/base/accounts/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import type { ContestAnswer } from '../contract.ts';
import type { PurchaseRow } from './find-purchase.ts';

type Answer = {
  outcome: ContestAnswer;
  /** What the payer reads; may be empty where the outcome says everything. */
  answer: string;
  /** Who answers; by default the viewer. */
  actorId?: string | null | undefined;
};

/** Answers what waits for an answer at a purchase, and tells its payer; false if nothing waits. Requires the item's lock. */
export async function closeContest(ctx: Context, purchase: PurchaseRow, { outcome, answer, actorId }: Answer): Promise<boolean> {
  const contest = await ctx.db
    .updateTable('purchase_contests')
    .set({
      outcome,
      answer,
      answered_at: ctx.clock.now(),
      answered_by: actorId === undefined ? (ctx.viewer?.id ?? null) : actorId,
    })
    .where('purchase_id', '=', purchase.id)
    .where('outcome', 'is', null)
    .returning(['id', 'about'])
    .executeTakeFirst();
  if (!contest) return false;
  await audit(ctx, {
    action: 'contest.answer',
    objectType: 'contest',
    objectId: contest.id,
    ...(actorId !== undefined && { actorId }),
    details: { before: { state: 'waiting' }, after: { state: outcome }, reason: answer },
  });
  await notify(ctx, {
    userId: purchase.user_id,
    kind: 'purchase-contest',
    dedupeKey: `purchase-contest:${contest.id}`,
    facts: { item: purchase.title, outcome, answer },
    url: `/purchases?item=${purchase.purchasable_id}`,
    mail: true,
  });
  return true;
}
