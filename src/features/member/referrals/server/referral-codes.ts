import { type Context } from '#platform/http/context.ts';

export const findCode = (ctx: Context, userId: string) =>
  ctx.db.selectFrom('referral_codes').select(['user_id', 'code']).where('user_id', '=', userId).executeTakeFirst();

export const presentCode = ({ user_id, code }: { user_id: string; code: string }) => ({
  id: user_id,
  type: 'referral_code' as const,
  attributes: { code },
});
