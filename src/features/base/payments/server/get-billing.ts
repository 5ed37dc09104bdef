import { signedIn, type Context } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';

/** The billing details needed before paying, with those of the last purchase. */
export const getBilling: UseCase<'GET /api/purchases/billing'> = async (ctx) => {
  const viewer = signedIn(ctx);
  const isStateRequired = Boolean(ctx.config.GSTIN);
  return {
    state_required: isStateRequired,
    state_code: isStateRequired ? await lastValue(ctx, viewer.id, 'state_code') : null,
    phone: await lastValue(ctx, viewer.id, 'payer_phone'),
  };
};

async function lastValue(ctx: Context, userId: string, column: 'state_code' | 'payer_phone'): Promise<string | null> {
  const last = await ctx.db
    .selectFrom('purchases')
    .select(column)
    .where('user_id', '=', userId)
    .where(column, 'is not', null)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.[column] ?? null;
}
