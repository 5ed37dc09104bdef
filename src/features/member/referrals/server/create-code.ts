import { randomInt } from 'node:crypto';
import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { findCode, presentCode } from './referral-codes.ts';

const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

const LENGTH = 8;

const newCode = () => Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** Creates the viewer's code, or returns the existing one. */
export const createCode: UseCase<'POST /api/referral_codes'> = async (ctx) => {
  const viewer = signedIn(ctx);
  await ctx.db
    .insertInto('referral_codes')
    .values({ user_id: viewer.id, code: newCode(), created_at: ctx.clock.now() })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
  const stored = await findCode(ctx, viewer.id);
  if (!stored) throw new Error('the created referral code was not found');
  return { data: presentCode(stored) };
};
