import type { UseCase } from '#platform/http/http.ts';

/** The numbers that `countWords` stored; none before it has run. */
export const getTotals: UseCase<'GET /api/search_totals'> = async (ctx) => {
  const totals = await ctx.db.selectFrom('search_totals').select('docs_by_kind').executeTakeFirst();
  return { data: { id: 'all', type: 'search_totals', attributes: { counts: totals?.docs_by_kind ?? {} } } };
};
