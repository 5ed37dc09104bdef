import type { Selectable } from 'kysely';
import type { Context } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';
import { approvableFrom } from './policy.ts';
import type { CashbackClaimsTable } from './tables.ts';

type ClaimRow = Selectable<CashbackClaimsTable>;

/** Loads and presents one claim. */
export async function presentClaim(ctx: Context, id: string) {
  const row = await ctx.db.selectFrom('cashback_claims').selectAll().where('id', '=', id).executeTakeFirst();
  const [data] = row ? await presentClaims(ctx, [row]) : [];
  if (!data) throw notFound('claim');
  return { data };
}

/** Presents claims with their ledgers, in the given order. */
export async function presentClaims(ctx: Context, rows: readonly ClaimRow[]) {
  if (rows.length === 0) return [];
  const [ledgerRows, payments] = await Promise.all([
    ctx.db
      .selectFrom('cashback_ledger')
      .selectAll()
      .where(
        'claim_id',
        'in',
        rows.map(({ id }) => id),
      )
      .orderBy('id')
      .execute(),
    ctx.db
      .selectFrom('referral_payments')
      .select(['application_form_id', 'paid_at'])
      .where(
        'application_form_id',
        'in',
        rows.map(({ application_form_id }) => application_form_id),
      )
      .execute(),
  ]);
  return rows.map((row) => {
    const payment = payments.find(({ application_form_id }) => application_form_id === row.application_form_id);
    if (!payment) throw new Error(`the payment of claim ${row.id} does not exist`);
    return {
      id: row.id,
      type: 'claim_cashback' as const,
      attributes: {
        status: row.status,
        amount: row.amount_paise / 100,
        created_at: row.created_at.toISOString(),
        held_until: approvableFrom(payment.paid_at).toISOString(),
        ledger: ledgerRows
          .filter(({ claim_id }) => claim_id === row.id)
          .map(({ step, amount_paise, reason, at }) => ({ step, amount: amount_paise / 100, reason, at: at.toISOString() })),
      },
    };
  });
}
