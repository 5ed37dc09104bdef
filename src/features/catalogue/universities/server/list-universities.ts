import { sql, type SqlBool } from 'kysely';
import { wordsOf, universityRows } from '#features/catalogue/programs/server/index.ts';
import { pageMeta } from '#platform/contract/pagination.ts';
import type { Context } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentUniversities, selectUniversities } from './select-universities.ts';

type Condition = ReturnType<typeof sql<SqlBool>>;

export const SHOWN = sql<SqlBool>`not universities.retired`;

/** Universities by words and region, the editors' own first, then by name. */
export const listUniversities: UseCase<'GET /api/universities'> = async (ctx, { query }) => {
  const { page, per_page, region } = query;
  const words = wordsOf(query.query);
  const found = [SHOWN, ...(words ? [sql<SqlBool>`universities.search @@ ${words}`] : [])];
  const fits = [...found, ...(region === undefined ? [] : [sql<SqlBool>`universities.region = ${region}`])];
  const { rows: regions } = await sql<{ value: string; count: number }>`
    select region as value, count(*)::int as count from ${universityRows(ctx)} as universities where ${sql.join(found, sql` and `)}
    group by region order by count desc, value`.execute(ctx.db);
  return { ...(await pageOf(ctx, fits, { page, per_page })), facets: { region: regions } };
};

export async function pageOf(ctx: Context, fits: readonly Condition[], { page, per_page }: { page: number; per_page: number }) {
  let select = selectUniversities(ctx);
  for (const condition of fits) select = select.where(condition);
  const rows = await select
    .orderBy(sql`(universities.source = 'catalogue')`, 'desc')
    .orderBy('universities.name')
    .orderBy('universities.id')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute();
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from ${universityRows(ctx)} as universities where ${sql.join([...fits], sql` and `)}`.execute(
    ctx.db,
  );
  return { data: await presentUniversities(ctx, rows), meta: pageMeta(page, per_page, counted[0]?.total ?? 0) };
}
