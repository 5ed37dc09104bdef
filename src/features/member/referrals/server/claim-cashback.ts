import { signedIn, type Context } from '#platform/http/context.ts';
import { conflict, notFound } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentClaim } from './present-claims.ts';

/** Claims the cashback of a referral, once. Requires a paid fee that was not refunded, and refuses self-referrals. */
export const claimCashback: UseCase<'POST /api/claim_cashbacks'> = async (ctx, { body }) => {
  const viewer = signedIn(ctx);
  const referral = await ctx.db
    .selectFrom('referrals')
    .select(['id', 'same_device'])
    .where('id', '=', body.referral_id)
    .where('referrer_id', '=', viewer.id)
    .forUpdate()
    .executeTakeFirst();
  if (!referral) throw notFound('referral');
  const payment = await getClaimablePayment(ctx, referral.id);
  if (referral.same_device || payment.same_payer) throw conflict('cashback-own', {}, { code: 'own' });
  const at = ctx.clock.now();
  const { application_form_id, amount_paise } = payment;
  const claim = await ctx.db
    .insertInto('cashback_claims')
    .values({ referral_id: referral.id, application_form_id, user_id: viewer.id, amount_paise, created_at: at, changed_at: at })
    .onConflict((conflict) => conflict.column('referral_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!claim) throw conflict('claimed');
  await ctx.db.insertInto('cashback_ledger').values({ claim_id: claim.id, step: 'pending', at }).execute();
  return presentClaim(ctx, claim.id);
};

/** The first fee that was not refunded, locked so that it cannot be refunded meanwhile. */
async function getClaimablePayment(ctx: Context, referralId: string) {
  const payment = await ctx.db
    .selectFrom('referral_payments')
    .select(['application_form_id', 'amount_paise', 'same_payer'])
    .where('referral_id', '=', referralId)
    .where('returned_at', 'is', null)
    .orderBy('paid_at')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  if (!payment || payment.amount_paise === 0) throw conflict('nothing-paid');
  return payment;
}
