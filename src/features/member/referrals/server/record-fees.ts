import { programRows } from '#features/catalogue/programs/server/index.ts';
import { notify } from '#features/base/notifications/server/index.ts';
import { sharesPaymentDetails } from '#features/base/payments/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { moveClaim } from './move-claim.ts';

type PaidForm = { formId: string; userId: string; programId: string; purchaseId: string; amountPaise: number };

/** Records the paid fee of a referred member. The referrer may then claim the referral amount of the program, at most the fee. */
export async function recordPaidFee(ctx: Context, paid: PaidForm): Promise<void> {
  const referral = await ctx.db
    .selectFrom('referrals')
    .select(['id', 'referrer_id'])
    .where('referred_id', '=', paid.userId)
    .executeTakeFirst();
  if (!referral) return;
  const { referral_paise } = await ctx.db
    .selectFrom(programRows(ctx).as('programs'))
    .select('referral_paise')
    .where('id', '=', paid.programId)
    .executeTakeFirstOrThrow();
  if (referral_paise === 0) return;
  await ctx.db
    .insertInto('referral_payments')
    .values({
      application_form_id: paid.formId,
      referral_id: referral.id,
      program_id: paid.programId,
      paid_paise: paid.amountPaise,
      amount_paise: Math.min(referral_paise, paid.amountPaise),
      same_payer: await sharesPaymentDetails(ctx, paid.purchaseId, referral.referrer_id),
      paid_at: ctx.clock.now(),
    })
    .onConflict((conflict) => conflict.column('application_form_id').doNothing())
    .execute();
  await notify(ctx, {
    userId: referral.referrer_id,
    kind: 'referral-paid',
    dedupeKey: `referral-paid:${referral.id}`,
    facts: {},
    url: '/referral',
  });
}

/** Records a refunded fee: rejects an undecided claim, claws back an approved one. Idempotent. */
export async function recordRefundedFee(ctx: Context, { formId }: { formId: string }): Promise<void> {
  const returned = await ctx.db
    .updateTable('referral_payments')
    .set({ returned_at: ctx.clock.now() })
    .where('application_form_id', '=', formId)
    .where('returned_at', 'is', null)
    .returning('application_form_id')
    .executeTakeFirst();
  if (!returned) return;
  const claim = await ctx.db
    .selectFrom('cashback_claims')
    .select(['id', 'status'])
    .where('application_form_id', '=', formId)
    .forUpdate()
    .executeTakeFirst();
  if (!claim) return;
  const reason = 'The application fee was refunded.';
  if (claim.status === 'pending' || claim.status === 'hold') await moveClaim(ctx, claim.id, { to: 'rejected', reason });
  if (claim.status === 'approved') await moveClaim(ctx, claim.id, { to: 'clawed_back', reason });
}
