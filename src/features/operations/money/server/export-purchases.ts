import { listAllPurchases } from '#features/base/payments/server/index.ts';
import { exportRows, MAX_ROWS } from '#features/operations/staff/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { stateOf } from './present-purchases.ts';

const PAISE = 100;

/** The purchases that a list shows, as CSV. */
export const exportPurchases: UseCase<'GET /api/staff/purchases/export'> = (ctx, { query }) =>
  exportRows(ctx, {
    scope: 'finance',
    name: 'purchases',
    object: { type: 'purchases' },
    filter: query,
    load: async () => (await listAllPurchases(ctx, query, MAX_ROWS)).shown,
    columns: {
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
  });
