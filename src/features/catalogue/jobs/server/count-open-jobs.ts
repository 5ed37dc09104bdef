import { sql } from 'kysely';
import type { Context } from '#platform/http/context.ts';
import { isOpen, today } from './select-jobs.ts';

/** The number of jobs open today per company; companies without any are omitted. */
export async function countOpenJobs(ctx: Context, companyIds: readonly string[]): Promise<Map<string, number>> {
  if (companyIds.length === 0) return new Map();
  const rows = await ctx.db
    .selectFrom('jobs')
    .select(['company_id', sql<number>`count(*)::int`.as('count')])
    .where('company_id', 'in', [...companyIds])
    .where(isOpen(today(ctx)))
    .groupBy('company_id')
    .execute();
  return new Map(rows.map(({ company_id, count }) => [company_id, count]));
}
