import { audit, requireFreshSession, requireScope } from '#features/base/accounts/server/index.ts';
import { listAllPurchases } from '#features/base/payments/server/index.ts';
import { csvFile } from '#features/operations/staff/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { stateOf } from './present-purchases.ts';

const MAX_ROWS = 100_000;
const PAISE = 100;

/** The purchases that a list shows, as CSV. */
export const exportPurchases: UseCase<'GET /api/staff/purchases/export'> = async (ctx, { query }) => {
  requireScope(ctx, 'finance');
  await requireFreshSession(ctx);
  const { shown } = await listAllPurchases(ctx, query, MAX_ROWS);
  await audit(ctx, {
    action: 'purchases.export',
    objectType: 'purchases',
    objectId: '',
    details: { rows: shown.length, ...query },
  });
  return csvFile(
    'purchases',
    {
      number: ({ txnid }) => txnid,
      receipt: ({ invoice_number }) => invoice_number,
      reference: ({ provider_ref }) => provider_ref,
      mode: ({ payment_type }) => payment_type,
      title: ({ title }) => title,
      amount_inr: ({ amount_paise }) => amount_paise / PAISE,
      state: stateOf,
      member: ({ slug }) => slug,
      created: ({ created_at }) => created_at.toISOString(),
    },
    shown,
  );
};
