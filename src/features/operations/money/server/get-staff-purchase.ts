import { requireScope } from '#features/base/accounts/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentPurchase } from './present-purchases.ts';

/** One purchase; with its history while the viewer has it open. */
export const getStaffPurchase: UseCase<'GET /api/staff/purchases/{id}'> = async (ctx, { params }) => {
  requireScope(ctx, 'finance');
  return presentPurchase(ctx, params.id);
};
