import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { listCategories } from '#features/base/interests/server/index.ts';
import { understandQuery } from '#features/base/search/server/index.ts';
import type { ParsedOf } from '#platform/contract/endpoint.ts';
import { pageMeta } from '#platform/contract/pagination.ts';
import type { Context } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import type { programsContract } from '../contract.ts';
import { inReadersLanguage, presentPrograms, selectPrograms } from './select-programs.ts';

type Query = ParsedOf<(typeof programsContract)['GET /api/programs']>['query'];
const FACETS = ['family', 'category', 'level', 'cost', 'language', 'region', 'program_type'] as const;
type FacetName = (typeof FACETS)[number];

/** Lists programs by filters, among equals those in the reader's language first. Each facet counts the results of all other filters. */
export const listPrograms: UseCase<'GET /api/programs'> = async (ctx, { query }) => {
  const { page, per_page } = query;
  const asked = await understandText(ctx, query.query);
  const conditions = buildConditions(query, asked);
  const { words } = asked;
  const rows = await selectPrograms(ctx)
    .where(sql.join(conditions, sql` and `) as never)
    .$if(words !== null, (select) => select.orderBy(sql`ts_rank(programs.search, ${words})`, 'desc'))
    .orderBy(inReadersLanguage(), 'desc')
    .orderBy('programs.worth', 'desc')
    .orderBy('programs.id')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute();
  const [total, facets, names] = await Promise.all([
    countPrograms(ctx, conditions),
    countFacets(ctx, query, asked),
    listCategories(ctx),
  ]);
  const category = facets.category.map((facet) => ({
    ...facet,
    name: names.find(({ slug }) => slug === facet.value)?.name ?? facet.value,
  }));
  return { data: await presentPrograms(ctx, rows), meta: pageMeta(page, per_page, total), facets: { ...facets, category } };
};

type Condition = ReturnType<typeof sql<SqlBool>>;

/** What a text asks for: words in any of their wordings, and a price. */
type Asked = { words: RawBuilder<unknown> | null; conditions: Condition[] };

const PAISE = 100;

async function understandText(ctx: Context, text = ''): Promise<Asked> {
  if (text === '') return { words: null, conditions: [] };
  const { parts, texts } = await understandQuery(ctx, text);
  const wordings = texts.flatMap((wording) => toPrefixQuery(wording) ?? []);
  const conditions = parts.flatMap(({ type, value }): Condition[] => {
    if (type === 'cost') return [sql<SqlBool>`programs.cost in ('free', 'free-audit')`];
    return type === 'max_fee' ? [sql<SqlBool>`programs.fee_paise between 1 and ${Number(value) * PAISE}`] : [];
  });
  return { words: wordings.length === 0 ? null : sql`(${sql.join(wordings, sql` || `)})`, conditions };
}

/** Returns the SQL conditions of all filters except one. */
function buildConditions(query: Query, { words, conditions }: Asked, except?: FacetName): Condition[] {
  const filterValue = (name: FacetName) => (name === except ? undefined : query[name]);
  const equals = (column: string, value: string | undefined): Condition[] =>
    value === undefined ? [] : [sql<SqlBool>`${sql.ref(`programs.${column}`)} = ${value}`];
  const family = filterValue('family');
  return [
    sql<SqlBool>`not programs.retired`,
    ...(words ? [sql<SqlBool>`programs.search @@ ${words}`] : []),
    ...conditions,
    ...(family === undefined ? [] : [sql<SqlBool>`programs.families @> array[${family}]`]),
    ...equals('level', filterValue('level')),
    ...equals('cost', filterValue('cost')),
    ...equals('language', filterValue('language')),
    ...equals('region', filterValue('region')),
    ...equals('program_type', filterValue('program_type')),
    ...equals('category', filterValue('category')),
    ...(query.university === undefined
      ? []
      : [
          sql<SqlBool>`programs.university_id = (select coalesce(merged_into, id) from universities where code = ${query.university})`,
        ]),
  ];
}

/**
 * Returns a full-text query that requires every word of the text to be the beginning of a word in a skill, the title or the
 * provider; null for a text without words.
 */
export function toPrefixQuery(text: string | undefined) {
  const words = (text ?? '').toLocaleLowerCase('en').match(/[\p{L}\p{N}+#]+/gu) ?? [];
  if (words.length === 0) return null;
  const quoted = words.map((word) => `'${word}':*`).join(' & ');
  return sql`to_tsquery('simple', ${quoted})`;
}

async function countPrograms(ctx: Context, conditions: readonly Condition[]): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from programs where ${sql.join(conditions, sql` and `)}`.execute(ctx.db);
  return rows[0]?.total ?? 0;
}

async function countFacets(ctx: Context, query: Query, asked: Asked) {
  const entries = await Promise.all(FACETS.map(async (name) => [name, await countFacet(ctx, query, asked, name)] as const));
  return Object.fromEntries(entries) as Record<FacetName, { value: string; count: number }[]>;
}

async function countFacet(ctx: Context, query: Query, asked: Asked, name: FacetName) {
  const value = name === 'family' ? sql`unnest(programs.families)` : sql.ref(`programs.${name}`);
  const { rows } = await sql<{ value: string; count: number }>`
    select value, count(*)::int as count
    from (select ${value} as value from programs where ${sql.join(buildConditions(query, asked, name), sql` and `)}) as matches
    group by value order by count desc, value`.execute(ctx.db);
  return rows;
}
