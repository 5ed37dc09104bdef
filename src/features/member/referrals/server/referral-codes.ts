import { randomInt } from 'node:crypto';
import { signedIn, type Context } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';

const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';
const LENGTH = 8;
const newCode = () => Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');

/** The viewer's code, when they have asked for one. */
export const getCode: UseCase<'GET /api/referral_codes'> = async (ctx) => {
  const found = await codeOf(ctx, signedIn(ctx).id);
  return { data: found ? [present(found)] : [], meta: { next_cursor: null } };
};

/** Makes the viewer's code; asking again finds it. */
export const makeCode: UseCase<'POST /api/referral_codes'> = async (ctx) => {
  const viewer = signedIn(ctx);
  await ctx.db
    .insertInto('referral_codes')
    .values({ user_id: viewer.id, code: newCode(), created_at: ctx.clock.now() })
    .onConflict((known) => known.column('user_id').doNothing())
    .execute();
  const made = await codeOf(ctx, viewer.id);
  if (!made) throw new Error('a referral code that was just made is gone');
  return { data: present(made) };
};

const codeOf = (ctx: Context, userId: string) =>
  ctx.db.selectFrom('referral_codes').select(['user_id', 'code']).where('user_id', '=', userId).executeTakeFirst();

const present = ({ user_id, code }: { user_id: string; code: string }) => ({
  id: user_id,
  type: 'referral_code' as const,
  attributes: { code },
});
