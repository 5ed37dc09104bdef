import { pageMeta } from '#platform/contract/pagination.ts';
import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';

/** The sign-ups through the viewer's link, without the person's identity or application. */
export const listReferrals: UseCase<'GET /api/referrals'> = async (ctx, { query: { page, per_page } }) => {
  const viewer = signedIn(ctx);
  const ownReferrals = ctx.db.selectFrom('referrals').where('referrer_id', '=', viewer.id);
  const { total } = await ownReferrals.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await ownReferrals
    .select(['id', 'joined_at', 'same_device'])
    .orderBy('joined_at', 'desc')
    .orderBy('id', 'desc')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute();
  const ids = rows.map(({ id }) => id);
  const [payments, claims] =
    ids.length === 0
      ? [[], []]
      : await Promise.all([
          ctx.db.selectFrom('referral_payments').selectAll().where('referral_id', 'in', ids).orderBy('paid_at').execute(),
          ctx.db.selectFrom('cashback_claims').select(['referral_id', 'status']).where('referral_id', 'in', ids).execute(),
        ]);
  const data = rows.map(({ id, joined_at, same_device }) => {
    const referralPayments = payments.filter(({ referral_id }) => referral_id === id);
    const unrefunded = referralPayments.find(({ returned_at }) => returned_at === null);
    const claim = claims.find(({ referral_id }) => referral_id === id)?.status ?? null;
    const refused = refusalOf(unrefunded, same_device);
    return {
      id,
      type: 'referral' as const,
      attributes: {
        joined_at: joined_at.toISOString(),
        state: stateOf(referralPayments.length > 0, unrefunded !== undefined),
        amount: (unrefunded?.amount_paise ?? 0) / 100,
        claim,
        refused,
        can: { claim: unrefunded !== undefined && unrefunded.amount_paise > 0 && claim === null && refused === null },
      },
    };
  });
  return { data, meta: pageMeta(page, per_page, total) };
};

function refusalOf(unrefunded: { same_payer: boolean } | undefined, sameDevice: boolean): 'device' | 'payment' | null {
  if (!unrefunded) return null;
  if (sameDevice) return 'device';
  return unrefunded.same_payer ? 'payment' : null;
}

function stateOf(paid: boolean, unrefunded: boolean): 'joined' | 'paid' | 'returned' {
  if (!paid) return 'joined';
  return unrefunded ? 'paid' : 'returned';
}
