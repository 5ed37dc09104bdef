import { reactionRows } from '#features/base/reactions/server/index.ts';
import { sql, type SqlBool } from 'kysely';
import { isOpen, today, jobRows, companyRows } from '#features/catalogue/jobs/server/index.ts';
import { pageMeta } from '#platform/contract/pagination.ts';
import { containsPattern } from '#platform/db/contains-pattern.ts';
import type { Context } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { COMPANY, presentCompanies, selectCompanies } from './present-companies.ts';

const MAX_PLACES = 12;
/** Lists companies by name. The places are those of the companies that match all other filters. */
export const listCompanies: UseCase<'GET /api/companies'> = async (ctx, { query }) => {
  const { page, per_page, location } = query;
  const filters = buildConditions(ctx, query);
  const allFilters = location === undefined ? filters : [...filters, sql<SqlBool>`companies.location = ${location}`];
  const joinWithAnd = (conditions: typeof filters) => sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
  const [places, counts, rows] = await Promise.all([
    sql<{ value: string; count: number }>`
      select location as value, count(*)::int as count from ${companyRows(ctx)} as companies where ${joinWithAnd(filters)} and location <> ''
      group by location order by count desc, value limit ${MAX_PLACES}`.execute(ctx.db),
    sql<{
      total: number;
    }>`select count(*)::int as total from ${companyRows(ctx)} as companies where ${joinWithAnd(allFilters)}`.execute(ctx.db),
    selectCompanies(ctx)
      .where(joinWithAnd(allFilters))
      .orderBy('name')
      .orderBy('id')
      .limit(per_page)
      .offset((page - 1) * per_page)
      .execute(),
  ]);
  return {
    data: await presentCompanies(ctx, rows),
    meta: pageMeta(page, per_page, counts.rows[0]?.total ?? 0),
    facets: { location: places.rows },
  };
};

type Filters = { query?: string | undefined; hiring?: boolean | undefined; following?: boolean | undefined };

function buildConditions(ctx: Context, { query, hiring, following }: Filters) {
  const viewer = ctx.viewer?.id;
  return [
    sql<SqlBool>`companies.hidden_at is null`,
    ...(query ? [sql<SqlBool>`companies.name ilike ${containsPattern(query)}`] : []),
    ...(hiring
      ? [
          sql<SqlBool>`exists (select from ${jobRows(ctx)} as jobs where jobs.company_id = companies.id and ${isOpen(today(ctx))})`,
        ]
      : []),
    ...(following && !viewer ? [sql<SqlBool>`false`] : []),
    ...(following && viewer
      ? [
          sql<SqlBool>`companies.id in (select object_id::uuid from ${reactionRows(ctx)} as follows
            where user_id = ${viewer} and verb = 'follow' and object_type = ${COMPANY})`,
        ]
      : []),
  ];
}
