import type { Context } from '#platform/http/context.ts';
import { conflict, notFound } from '#platform/http/errors.ts';
import type { ContestAnswer } from '../contract.ts';
import { closeContest } from './close-contest.ts';
import { findPurchase, lockItem, type PurchaseRow } from './find-purchase.ts';
import { refundByOperator } from './refund-by-operator.ts';

type ContestDecision = {
  id: string;
  outcome: ContestAnswer;
  /** What the payer reads. */
  answer: string;
  /** Who answers; by default the viewer. */
  actorId?: string | null;
};

/**
 * Answers what a payer contests, who is told: by a refund, or by saying what was mended or why not. Checks no permission. 404
 * for an unknown contest, 409 for an answered one.
 */
export async function answerContest(ctx: Context, { id, outcome, answer, actorId }: ContestDecision): Promise<void> {
  await ctx.inTransaction(async (trx) => {
    const purchase = await lockContested(trx, id);
    if (outcome === 'refunded') {
      await refundByOperator(trx, { txnidOrNumber: purchase.txnid, note: answer, answer, actorId });
      return;
    }
    await closeContest(trx, purchase, { outcome, answer, actorId });
  });
}

async function lockContested(ctx: Context, id: string): Promise<PurchaseRow> {
  const load = () =>
    ctx.db.selectFrom('purchase_contests').select(['purchase_id', 'outcome']).where('id', '=', id).executeTakeFirst();
  const contest = await load();
  const purchase = contest && (await findPurchase(ctx, contest.purchase_id));
  if (!purchase) throw notFound('contest');
  await lockItem(ctx, purchase);
  if ((await load())?.outcome !== null) throw conflict('contest-answered');
  return purchase;
}
