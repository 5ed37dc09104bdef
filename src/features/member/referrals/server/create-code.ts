import { randomInt } from 'node:crypto';
import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { findCode, presentCode } from './referral-codes.ts';

const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';

const LENGTH = 8;

const newCode = () => Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');

/** Creates the viewer's code, or returns the existing one. */
export const createCode: UseCase<'POST /api/referral_codes'> = async (ctx) => {
  const viewer = signedIn(ctx);
  await ctx.db
    .insertInto('referral_codes')
    .values({ user_id: viewer.id, code: newCode(), created_at: ctx.clock.now() })
    .onConflict((known) => known.column('user_id').doNothing())
    .execute();
  const made = await findCode(ctx, viewer.id);
  if (!made) throw new Error('a referral code that was just made is gone');
  return { data: presentCode(made) };
};
