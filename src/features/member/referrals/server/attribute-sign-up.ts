import { hasSignedInFromHere } from '#features/base/accounts/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { cookieName } from '#platform/http/cookies.ts';

/** How long a referral visit counts. */
export const VISIT_DAYS = 30;

export const DAY_SECONDS = 86_400;

export const CODE_FORMAT = /^[a-z2-9]{8}$/;

/** Attributes a new sign-up to the referrer of the visited link; existing members are never attributed. */
export async function attributeSignUp(ctx: Context, { userId }: { userId: string }): Promise<void> {
  const code = parseReferralCookie(ctx);
  if (!code) return;
  ctx.request.setCookie(cookieName(ctx.config, 'rfr'), null);
  const owner = await ctx.db.selectFrom('referral_codes').select('user_id').where('code', '=', code).executeTakeFirst();
  if (!owner || owner.user_id === userId) return;
  await ctx.db
    .insertInto('referrals')
    .values({
      referrer_id: owner.user_id,
      referred_id: userId,
      same_device: await hasSignedInFromHere(ctx, owner.user_id),
      joined_at: ctx.clock.now(),
    })
    .onConflict((conflict) => conflict.column('referred_id').doNothing())
    .execute();
}

/** The valid referral code of this browser, if any. */
export function parseReferralCookie({ config, request, clock }: Context): string | null {
  const [code = '', at = ''] = (request.cookies.get(cookieName(config, 'rfr')) ?? '').split('.');
  const age = clock.now().getTime() - Number(at);
  return CODE_FORMAT.test(code) && age >= 0 && age <= VISIT_DAYS * DAY_SECONDS * 1000 ? code : null;
}
