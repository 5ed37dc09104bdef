import { requireScope } from '#features/base/accounts/server/index.ts';
import { listReports } from '#features/base/payments/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentBook } from './present-books.ts';

/** How many days are listed and exported. */
export const DAYS = 62;

/** The books of the last two months, the latest day first. */
export const listBooks: UseCase<'GET /api/staff/books'> = async (ctx) => {
  requireScope(ctx, 'finance');
  const reports = await listReports(ctx, DAYS);
  return { data: reports.map(({ report, made_at }) => presentBook(report, made_at)), meta: { next_cursor: null } };
};
