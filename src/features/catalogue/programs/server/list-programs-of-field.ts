import { sql, type SqlBool } from 'kysely';
import type { Context } from '#platform/http/context.ts';
import { presentPrograms, selectPrograms } from './select-programs.ts';

type FieldQuery = { family: string; words: readonly string[]; onlyMatching?: boolean; page: number; per_page: number };

/**
 * Lists a page of the programs of a field. Those with the words in the title or a skill come first; `onlyMatching` omits
 * programs that do not have all of the words.
 */
export async function listProgramsOfField(ctx: Context, { family, words, onlyMatching = false, page, per_page }: FieldQuery) {
  const terms = words.flatMap((word) => word.toLocaleLowerCase('en').match(/[\p{L}\p{N}]{2,}/gu) ?? []);
  const toTermQuery = (operator: '&' | '|') =>
    sql`to_tsquery('simple', ${terms.map((word) => `'${word}':AB`).join(` ${operator} `)})`;
  const conditions = [
    sql<SqlBool>`not programs.retired and programs.families @> array[${family}]`,
    ...(onlyMatching ? [terms.length > 0 ? sql<SqlBool>`programs.search @@ ${toTermQuery('&')}` : sql<SqlBool>`false`] : []),
  ];
  const { rows: counts } = await sql<{ total: number }>`
    select count(*)::int as total from programs where ${sql.join(conditions, sql` and `)}`.execute(ctx.db);
  let programs = selectPrograms(ctx);
  for (const condition of conditions) programs = programs.where(condition);
  if (terms.length > 0) programs = programs.orderBy(sql`ts_rank(programs.search, ${toTermQuery('|')})`, 'desc');
  const rows = await programs
    .orderBy('programs.worth', 'desc')
    .orderBy('programs.id')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute();
  return { programs: await presentPrograms(ctx, rows), total: counts[0]?.total ?? 0 };
}
