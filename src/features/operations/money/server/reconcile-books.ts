import { audit, requireScope } from '#features/base/accounts/server/index.ts';
import { reconcileDay } from '#features/base/payments/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentBook } from './present-books.ts';

/** Compares the books of a day again, and stores the result. */
export const reconcileBooks: UseCase<'POST /api/staff/books/{day}'> = async (ctx, { params }) => {
  requireScope(ctx, 'finance');
  const report = await reconcileDay(ctx, params.day);
  await audit(ctx, { action: 'books.compare', objectType: 'day_book', objectId: params.day });
  return { data: presentBook(report, ctx.clock.now()) };
};
