import { sql, type SqlBool } from 'kysely';
import { wordsOf, programRows, universityRows } from '#features/catalogue/programs/server/index.ts';
import { pageMeta } from '#platform/contract/pagination.ts';
import type { Context } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { inScheme, presentUniversities, selectUniversities } from './select-universities.ts';

type Condition = ReturnType<typeof sql<SqlBool>>;
const SHOWN = sql<SqlBool>`not universities.retired`;

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

/** Universities with programs in the referral scheme, by name. */
export const listReferable: UseCase<'GET /api/universities/refferalable'> = async (ctx, { query }) => {
  const { data, meta } = await pageOf(ctx, [SHOWN, inScheme(ctx)], query);
  const amounts = await amountsOf(
    ctx,
    data.map(({ id }) => id),
  );
  const nothing = { referral_programs: 0, referral_up_to: 0 };
  return {
    data: data.map((one) => ({ ...one, attributes: { ...one.attributes, ...(amounts.get(one.id) ?? nothing) } })),
    meta,
  };
};

/** What referrals to universities bring, by code, in rupees; never more than the fee that is paid for an application. */
async function amountsOf(ctx: Context, codes: readonly string[]) {
  const { rows } = await sql<{ code: string; referral_programs: number; up_to: string }>`
    select universities.code, count(*)::int as referral_programs,
      max(least(programs.referral_paise, coalesce((programs.application ->> 'fee_paise')::bigint, 0))) as up_to
    from ${universityRows(ctx)} as universities join ${programRows(ctx)} as programs on programs.university_id = universities.id
    where universities.code = any(${[...codes]}::text[]) and programs.referral_paise > 0
      and programs.application is not null and not programs.retired
    group by universities.code`.execute(ctx.db);
  return new Map(
    rows.map(({ code, referral_programs, up_to }) => [code, { referral_programs, referral_up_to: Number(up_to) / 100 }]),
  );
}

async function pageOf(ctx: Context, fits: readonly Condition[], { page, per_page }: { page: number; per_page: number }) {
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
