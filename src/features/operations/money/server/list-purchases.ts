import { requireScope } from '#features/base/accounts/server/index.ts';
import { countAllPurchases, listAllPurchases } from '#features/base/payments/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentItem } from './present-purchases.ts';

const PAGE_SIZE = 40;

/** Purchases of all members, the newest first. */
export const listPurchases: UseCase<'GET /api/staff/purchases'> = async (ctx, { query }) => {
  requireScope(ctx, 'finance');
  const [{ shown, next }, total] = await Promise.all([listAllPurchases(ctx, query, PAGE_SIZE), countAllPurchases(ctx, query)]);
  return { data: shown.map(presentItem), meta: { next_cursor: next, total } };
};
