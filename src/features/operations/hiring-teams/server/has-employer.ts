import type { Context } from '#platform/http/context.ts';

/** Which of these companies have somebody who reads applications here. */
export async function hasEmployer(ctx: Pick<Context, 'db'>, companyIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (companyIds.length === 0) return new Set();
  const rows = await ctx.db
    .selectFrom('company_people')
    .select('company_id')
    .distinct()
    .where('company_id', 'in', companyIds)
    .where('role', 'in', ['owner', 'recruiter'])
    .execute();
  return new Set(rows.map(({ company_id }) => company_id));
}
