import { listReports } from '#features/base/payments/server/index.ts';
import { exportRows } from '#features/operations/staff/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { DAYS } from './list-books.ts';
import { presentBook } from './present-books.ts';

/** The books that the list shows, as CSV. */
export const exportBooks: UseCase<'GET /api/staff/books/export'> = (ctx) =>
  exportRows(ctx, {
    scope: 'finance',
    name: 'books',
    object: { type: 'day_books' },
    load: async () => (await listReports(ctx, DAYS)).map(({ report, made_at }) => presentBook(report, made_at).attributes),
    columns: {
      day: ({ day }) => day,
      payments: ({ ours }) => ours.payments,
      paid_inr: ({ ours }) => ours.paid,
      refunded_inr: ({ ours }) => ours.refunded,
      provider_payments: ({ theirs }) => theirs.payments,
      provider_paid_inr: ({ theirs }) => theirs.paid,
      provider_refunded_inr: ({ theirs }) => theirs.refunded,
      difference_inr: ({ difference }) => difference,
      mismatches: ({ mismatches }) => mismatches.map(({ txnid, what }) => `${txnid} ${what}`).join('; '),
    },
  });
