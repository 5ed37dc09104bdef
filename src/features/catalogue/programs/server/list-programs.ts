import { sql, type SqlBool } from 'kysely';
import { listCategories } from '#features/base/interests/server/index.ts';
import type { ParsedOf } from '#platform/contract/endpoint.ts';
import { pageMeta } from '#platform/contract/pagination.ts';
import type { Context } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import type { programsContract } from '../contract.ts';
import { presentPrograms, selectPrograms } from './select-programs.ts';

type Query = ParsedOf<(typeof programsContract)['GET /api/programs']>['query'];
const FACETS = ['family', 'category', 'level', 'cost', 'language', 'region', 'program_type'] as const;
type FacetName = (typeof FACETS)[number];

/** Programs by filters, a page at a time, with the counts of what each other filter would leave. */
export const listPrograms: UseCase<'GET /api/programs'> = async (ctx, { query }) => {
  const { page, per_page } = query;
  const fits = conditionsOf(query);
  const words = wordsOf(query.query);
  const rows = await selectPrograms(ctx)
    .where(sql.join(fits, sql` and `) as never)
    .orderBy(words ? sql`ts_rank(programs.search, ${words})` : sql`programs.worth`, 'desc')
    .orderBy('programs.worth', 'desc')
    .orderBy('programs.id')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute();
  const [total, facets, names] = await Promise.all([countOf(ctx, fits), facetsOf(ctx, query), listCategories(ctx)]);
  const category = facets.category.map((facet) => ({
    ...facet,
    name: names.find(({ slug }) => slug === facet.value)?.name ?? facet.value,
  }));
  return { data: await presentPrograms(ctx, rows), meta: pageMeta(page, per_page, total), facets: { ...facets, category } };
};

type Condition = ReturnType<typeof sql<SqlBool>>;

/** Every filter but `except` as a condition. */
function conditionsOf(query: Query, except?: FacetName): Condition[] {
  const words = wordsOf(query.query);
  const wanted = (name: FacetName) => (name === except ? undefined : query[name]);
  const same = (column: string, value: string | undefined): Condition[] =>
    value === undefined ? [] : [sql<SqlBool>`${sql.ref(`programs.${column}`)} = ${value}`];
  const family = wanted('family');
  return [
    sql<SqlBool>`not programs.retired`,
    ...(words ? [sql<SqlBool>`programs.search @@ ${words}`] : []),
    ...(family === undefined ? [] : [sql<SqlBool>`programs.families @> array[${family}]`]),
    ...same('level', wanted('level')),
    ...same('cost', wanted('cost')),
    ...same('language', wanted('language')),
    ...same('region', wanted('region')),
    ...same('program_type', wanted('program_type')),
    ...same('category', wanted('category')),
    ...(query.university === undefined
      ? []
      : [sql<SqlBool>`programs.university_id = (select id from universities where code = ${query.university})`]),
  ];
}

/** Every query word must be a prefix of a word in a skill, the title or the provider. Null without a word. */
export function wordsOf(text: string | undefined) {
  const words = (text ?? '').toLocaleLowerCase('en').match(/[\p{L}\p{N}+#]+/gu) ?? [];
  if (words.length === 0) return null;
  const quoted = words.map((word) => `'${word}':*`).join(' & ');
  return sql`to_tsquery('simple', ${quoted})`;
}

async function countOf(ctx: Context, conditions: readonly Condition[]): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from programs where ${sql.join(conditions, sql` and `)}`.execute(ctx.db);
  return rows[0]?.total ?? 0;
}

async function facetsOf(ctx: Context, query: Query) {
  const counted = await Promise.all(FACETS.map(async (name) => [name, await facetOf(ctx, query, name)] as const));
  return Object.fromEntries(counted) as Record<FacetName, { value: string; count: number }[]>;
}

async function facetOf(ctx: Context, query: Query, name: FacetName) {
  const value = name === 'family' ? sql`unnest(programs.families)` : sql.ref(`programs.${name}`);
  const { rows } = await sql<{ value: string; count: number }>`
    select value, count(*)::int as count
    from (select ${value} as value from programs where ${sql.join(conditionsOf(query, name), sql` and `)}) as found
    group by value order by count desc, value`.execute(ctx.db);
  return rows;
}
