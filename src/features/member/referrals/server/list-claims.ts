import { pageMeta } from '#platform/contract/pagination.ts';
import { signedIn, type Context } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentClaims } from './present-claims.ts';

const MAX_UNDECIDED = 50;

/** The viewer's claims, latest first, and their balance. */
export const listClaims: UseCase<'GET /api/claim_cashbacks'> = async (ctx, { query: { page, per_page } }) => {
  const viewer = signedIn(ctx);
  const ownClaims = ctx.db.selectFrom('cashback_claims').where('user_id', '=', viewer.id);
  const { total } = await ownClaims.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const { balance } = await ctx.db
    .selectFrom('cashback_ledger')
    .innerJoin('cashback_claims', 'cashback_claims.id', 'cashback_ledger.claim_id')
    .select(({ fn }) => fn.sum<string | null>('cashback_ledger.amount_paise').as('balance'))
    .where('cashback_claims.user_id', '=', viewer.id)
    .executeTakeFirstOrThrow();
  const rows = await ownClaims
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute();
  return {
    data: await presentClaims(ctx, rows),
    meta: pageMeta(page, per_page, total),
    balance: Number(balance ?? 0) / 100,
  };
};

/** The oldest undecided claims. Checks no permission. */
export async function findUndecidedClaims(ctx: Context, limit = MAX_UNDECIDED) {
  const rows = await ctx.db
    .selectFrom('cashback_claims')
    .selectAll()
    .where('status', 'in', ['pending', 'hold'])
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute();
  return presentClaims(ctx, rows);
}

/** How many claims wait for a decision. */
export async function countUndecidedClaims(ctx: Context): Promise<number> {
  const { count } = await ctx.db
    .selectFrom('cashback_claims')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('status', 'in', ['pending', 'hold'])
    .executeTakeFirstOrThrow();
  return count;
}
