import { requireScope } from '#features/base/accounts/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentStaffOffer } from './present-offers.ts';

/** One offer with its preview and its history. */
export const getOffer: UseCase<'GET /api/staff/offers/{id}'> = async (ctx, { params }) => {
  requireScope(ctx, 'finance');
  return presentStaffOffer(ctx, params.id);
};
