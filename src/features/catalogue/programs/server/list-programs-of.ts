import { sql, type SqlBool } from 'kysely';
import type { Context } from '#platform/http/context.ts';
import { presentPrograms, selectPrograms } from './select-programs.ts';

type Wanted = { family: string; words: readonly string[]; onlyNamed?: boolean; page: number; per_page: number };

/** A page of the programs of a field. Those with one of the words in the title or a skill come first; `onlyNamed` omits the others. */
export async function listProgramsOf(ctx: Context, { family, words, onlyNamed = false, page, per_page }: Wanted) {
  const quoted = words.flatMap((word) => word.toLocaleLowerCase('en').match(/[\p{L}\p{N}]{2,}/gu) ?? []);
  const naming = (all: boolean) => sql`to_tsquery('simple', ${quoted.map((word) => `'${word}':AB`).join(all ? ' & ' : ' | ')})`;
  const fits = [
    sql<SqlBool>`not programs.retired and programs.families @> array[${family}]`,
    ...(onlyNamed ? [quoted.length > 0 ? sql<SqlBool>`programs.search @@ ${naming(true)}` : sql<SqlBool>`false`] : []),
  ];
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from programs where ${sql.join(fits, sql` and `)}`.execute(ctx.db);
  let select = selectPrograms(ctx);
  for (const condition of fits) select = select.where(condition);
  if (quoted.length > 0) select = select.orderBy(sql`ts_rank(programs.search, ${naming(false)})`, 'desc');
  const rows = await select
    .orderBy('programs.worth', 'desc')
    .orderBy('programs.id')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute();
  return { programs: await presentPrograms(ctx, rows), total: counted[0]?.total ?? 0 };
}
