import { companyRows } from '#features/catalogue/jobs/server/index.ts';
import type { Context } from '#platform/http/context.ts';

/** The slugs of all companies that have somebody who reads applications here, and of the duplicates merged into them. */
export async function listEmployers(ctx: Pick<Context, 'db'>): Promise<ReadonlySet<string>> {
  const rows = await ctx.db
    .selectFrom('company_people')
    .innerJoin(companyRows(ctx).as('companies'), (join) =>
      join.on((eb) => eb(eb.fn.coalesce('companies.merged_into', 'companies.id'), '=', eb.ref('company_people.company_id'))),
    )
    .select('companies.slug')
    .distinct()
    .where('company_people.role', 'in', ['owner', 'recruiter'])
    .execute();
  return new Set(rows.map(({ slug }) => slug));
}
