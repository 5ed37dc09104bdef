import { sql, type SqlBool } from 'kysely';
import { toPrefixQuery, universityRows } from '#features/catalogue/programs/server/index.ts';
import { pageMeta } from '#platform/contract/pagination.ts';
import type { Context } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentUniversities, selectUniversities } from './select-universities.ts';

type Condition = ReturnType<typeof sql<SqlBool>>;

export const NOT_RETIRED = sql<SqlBool>`not universities.retired`;

/** Lists universities by search text and region: those of the catalogue first, then imported ones, each by name. */
export const listUniversities: UseCase<'GET /api/universities'> = async (ctx, { query }) => {
  const { page, per_page, region } = query;
  const words = toPrefixQuery(query.query);
  const searchConditions = [NOT_RETIRED, ...(words ? [sql<SqlBool>`universities.search @@ ${words}`] : [])];
  const conditions = [...searchConditions, ...(region === undefined ? [] : [sql<SqlBool>`universities.region = ${region}`])];
  const { rows: regions } = await sql<{ value: string; count: number }>`
    select region as value, count(*)::int as count from ${universityRows(ctx)} as universities where ${sql.join(searchConditions, sql` and `)}
    group by region order by count desc, value`.execute(ctx.db);
  return { ...(await loadPage(ctx, conditions, { page, per_page })), facets: { region: regions } };
};

/** Loads and presents one page of universities: those of the catalogue first, then imported ones, each by name. */
export async function loadPage(
  ctx: Context,
  conditions: readonly Condition[],
  { page, per_page }: { page: number; per_page: number },
) {
  let universities = selectUniversities(ctx);
  for (const condition of conditions) universities = universities.where(condition);
  const rows = await universities
    .orderBy(sql`(universities.source = 'catalogue')`, 'desc')
    .orderBy('universities.name')
    .orderBy('universities.id')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute();
  const { rows: counts } = await sql<{ total: number }>`
    select count(*)::int as total from ${universityRows(ctx)} as universities where ${sql.join([...conditions], sql` and `)}`.execute(
    ctx.db,
  );
  return { data: await presentUniversities(ctx, rows), meta: pageMeta(page, per_page, counts[0]?.total ?? 0) };
}
