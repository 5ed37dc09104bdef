import { reactionRows } from '#features/base/reactions/server/index.ts';
import { sql, type SqlBool } from 'kysely';
import { isOpen, today, jobRows, companyRows } from '#features/catalogue/jobs/server/index.ts';
import { pageMeta } from '#platform/contract/pagination.ts';
import type { Context } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { COMPANY, presentCompanies, selectCompanies } from './present-companies.ts';

const MAX_PLACES = 12;
/** Escapes `%` and `_`. */
const contains = (text: string) => `%${text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

/** Companies by name, with the places of those that fit but for the place. */
export const listCompanies: UseCase<'GET /api/companies'> = async (ctx, { query }) => {
  const { page, per_page, location } = query;
  const fits = conditions(ctx, query);
  const inPlace = location === undefined ? fits : [...fits, sql<SqlBool>`companies.location = ${location}`];
  const all = (parts: typeof fits) => sql<SqlBool>`(${sql.join(parts, sql` and `)})`;
  const [places, counted, rows] = await Promise.all([
    sql<{ value: string; count: number }>`
      select location as value, count(*)::int as count from ${companyRows(ctx)} as companies where ${all(fits)} and location <> ''
      group by location order by count desc, value limit ${MAX_PLACES}`.execute(ctx.db),
    sql<{ total: number }>`select count(*)::int as total from ${companyRows(ctx)} as companies where ${all(inPlace)}`.execute(
      ctx.db,
    ),
    selectCompanies(ctx)
      .where(all(inPlace))
      .orderBy('name')
      .orderBy('id')
      .limit(per_page)
      .offset((page - 1) * per_page)
      .execute(),
  ]);
  return {
    data: await presentCompanies(ctx, rows),
    meta: pageMeta(page, per_page, counted.rows[0]?.total ?? 0),
    facets: { location: places.rows },
  };
};

type Wanted = { query?: string | undefined; hiring?: boolean | undefined; following?: boolean | undefined };

function conditions(ctx: Context, { query, hiring, following }: Wanted) {
  const viewer = ctx.viewer?.id;
  return [
    sql<SqlBool>`true`,
    ...(query ? [sql<SqlBool>`companies.name ilike ${contains(query)}`] : []),
    ...(hiring
      ? [
          sql<SqlBool>`exists (select from ${jobRows(ctx)} as jobs where jobs.company_id = companies.id and ${isOpen(today(ctx))})`,
        ]
      : []),
    ...(following && !viewer ? [sql<SqlBool>`false`] : []),
    ...(following && viewer
      ? [
          sql<SqlBool>`companies.id in (select object_id::uuid from ${reactionRows(ctx)} as engagements
            where user_id = ${viewer} and verb = 'follow' and object_type = ${COMPANY})`,
        ]
      : []),
  ];
}
