import { requireScope } from '#features/base/accounts/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { findUndecidedClaims } from './list-claims.ts';

/** Undecided claims, oldest first; for staff. */
export const listUndecidedClaims: UseCase<'GET /api/claim_cashbacks/review'> = async (ctx) => {
  requireScope(ctx, 'finance');
  return { data: await findUndecidedClaims(ctx), meta: { next_cursor: null } };
};
