import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { codeOf, present } from './referral-codes.ts';

/** The viewer's code, when they have asked for one. */
export const getCode: UseCase<'GET /api/referral_codes'> = async (ctx) => {
  const found = await codeOf(ctx, signedIn(ctx).id);
  return { data: found ? [present(found)] : [], meta: { next_cursor: null } };
};
