import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';

/** The billing details needed before paying, with those of the last purchase. */
export const getBilling: UseCase<'GET /api/purchases/billing'> = async (ctx) => {
  const viewer = signedIn(ctx);
  if (!ctx.config.GSTIN) return { state_required: false, state_code: null };
  const last = await ctx.db
    .selectFrom('purchases')
    .select('state_code')
    .where('user_id', '=', viewer.id)
    .where('state_code', 'is not', null)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  return { state_required: true, state_code: last?.state_code ?? null };
};
