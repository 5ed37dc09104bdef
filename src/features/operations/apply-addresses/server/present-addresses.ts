import { addressState, deliveryAddressRows } from '#features/member/deliveries/server/index.ts';
import type { Context } from '#platform/http/context.ts';

const MAX_SHOWN = 100;

/** Presents the addresses of a company. */
export async function presentCompanyAddresses(ctx: Context, companyId: string) {
  const rows = await deliveryAddressRows(ctx)
    .where('company_id', '=', companyId)
    .orderBy('created_at')
    .orderBy('id')
    .limit(MAX_SHOWN)
    .execute();
  return {
    data: rows.map((row) => ({
      id: row.id,
      type: 'apply_address' as const,
      attributes: { email: row.email, state: addressState(row), asked_at: row.asked_at?.toISOString() ?? null },
    })),
    meta: { next_cursor: null },
  };
}
