import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { findCode, presentCode } from './referral-codes.ts';

/** The viewer's referral code, if created. */
export const getCode: UseCase<'GET /api/referral_codes'> = async (ctx) => {
  const code = await findCode(ctx, signedIn(ctx).id);
  return { data: code ? [presentCode(code)] : [], meta: { next_cursor: null } };
};
