import { listCategories } from '#features/base/interests/server/index.ts';
import { matchSkills, resolveSkill, skillCatalogue } from '#features/base/skills/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { importTable } from '#platform/io/import-table.ts';
import type { TableReport } from '#platform/io/parse-table.ts';
import { upsertProgram } from '../write-program.ts';
import { draftProgram } from './draft-program.ts';

export type ProgramImport = {
  source: string;
  /** The default provider for rows without one. */
  provider?: string | undefined;
  /** The category of rows that neither state one nor teach a skill with one. */
  category?: string | undefined;
};

const FALLBACK_CATEGORY = 'learning-to-learn';
const MAX_SKILLS = 8;

/** Imports programs from CSV, JSON Lines or a JSON list. Throws a `TableError` for a file that cannot be parsed. */
export async function importPrograms(
  ctx: Context,
  text: string,
  { source, provider, category }: ProgramImport,
): Promise<TableReport> {
  const [categories, { taxonomy }, universities] = await Promise.all([
    listCategories(ctx),
    skillCatalogue(),
    // Of unpublished and merged ones too: `place_program` knows what becomes of their programs.
    ctx.db.selectFrom('universities').select(['id', 'code']).where('withdrawn', '=', false).execute(),
  ]);
  const slugs = new Map(categories.flatMap(({ slug, name }) => [slug, name.toLowerCase()].map((key) => [key, slug] as const)));
  const context = {
    provider,
    findSkills: (title: string, listed: string) => {
      const inTitle = matchSkills(taxonomy, title).map(({ skillId }) => skillId);
      const stated = listed.split(/[,;|\n]/).flatMap((name) => {
        const resolved = resolveSkill(taxonomy, name);
        return resolved ? [resolved.skillId] : matchSkills(taxonomy, name).map(({ skillId }) => skillId);
      });
      return [...new Set([...inTitle, ...stated])].slice(0, MAX_SKILLS);
    },
    findCategory: (stated: string, skillIds: readonly string[]) => {
      const families = skillIds.flatMap((id) => taxonomy.byId.get(id)?.family ?? []);
      const ownCategory = slugs.get(stated.toLowerCase()) ?? categories.find(({ family }) => family === families[0])?.slug;
      const slug = ownCategory ?? slugs.get(category ?? '') ?? FALLBACK_CATEGORY;
      const family = categories.find((other) => other.slug === slug)?.family;
      return { slug, families: [...new Set([...families, ...(family ? [family] : [])])] };
    },
    universities: new Map(universities.map(({ id, code }) => [code, id])),
  };
  return importTable(ctx, text, {
    source,
    draft: (columns, tableSource) => draftProgram(columns, { ...context, source: tableSource }),
    write: async (trx, draft) => (await upsertProgram(trx, draft)).written,
  });
}
