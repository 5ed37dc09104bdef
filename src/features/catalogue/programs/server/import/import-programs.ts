import { listCategories } from '#features/base/interests/server/index.ts';
import { matchSkills, skillCatalogue } from '#features/base/skills/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { importTable } from '#platform/io/import-table.ts';
import type { TableReport } from '#platform/io/parse-table.ts';
import { putProgram } from '../write-program.ts';
import { draftProgram } from './draft-program.ts';

export type ProgramImport = {
  source: string;
  /** The default provider for rows without one. */
  provider?: string | undefined;
  /** The category of rows that neither name one nor teach a skill that has one. */
  category?: string | undefined;
};

const FALLBACK = 'learning-to-learn';
const MAX_SKILLS = 8;

/** Imports programs from CSV, JSON Lines or a JSON list. Throws a `TableError` for a file that cannot be read at all. */
export async function importPrograms(
  ctx: Context,
  text: string,
  { source, provider, category }: ProgramImport,
): Promise<TableReport> {
  const [categories, { taxonomy }, universities] = await Promise.all([
    listCategories(ctx),
    skillCatalogue(),
    ctx.db.selectFrom('universities').select(['id', 'code']).where('retired', '=', false).execute(),
  ]);
  const slugs = new Map(categories.flatMap(({ slug, name }) => [slug, name.toLowerCase()].map((word) => [word, slug] as const)));
  const around = {
    provider,
    skillsIn: (words: string) => {
      const named = matchSkills(taxonomy, words).map(({ skillId }) => skillId);
      return [...new Set(named)].slice(0, MAX_SKILLS);
    },
    categoryOf: (named: string, skillIds: readonly string[]) => {
      const families = skillIds.flatMap((id) => taxonomy.byId.get(id)?.family ?? []);
      const own = slugs.get(named.toLowerCase()) ?? categories.find(({ family }) => family === families[0])?.slug;
      const slug = own ?? slugs.get(category ?? '') ?? FALLBACK;
      const family = categories.find((one) => one.slug === slug)?.family;
      return { slug, families: [...new Set([...families, ...(family ? [family] : [])])] };
    },
    universities: new Map(universities.map(({ id, code }) => [code, id])),
  };
  return importTable(ctx, text, {
    source,
    draft: (columns, from) => draftProgram(columns, { ...around, source: from }),
    write: async (trx, draft) => (await putProgram(trx, draft)).written,
  });
}
