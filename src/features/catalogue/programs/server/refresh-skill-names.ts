import { sql } from 'kysely';
import { skillCatalogue } from '#features/base/skills/server/index.ts';
import type { Context } from '#platform/http/context.ts';

/** Has programs that teach one of these skills found by the names that the skills have now. */
export async function refreshSkillNames(ctx: Context, skillIds: readonly string[]): Promise<void> {
  const [{ taxonomy }, programs] = await Promise.all([
    skillCatalogue(),
    ctx.db
      .selectFrom('programs')
      .select(['id', 'skill_ids'])
      .where(sql<boolean>`skill_ids && ${[...skillIds]}::text[]`)
      .execute(),
  ]);
  const words = programs.map(({ skill_ids }) => skill_ids.map((id) => taxonomy.byId.get(id)?.name ?? '').join(' '));
  await sql`
    update programs set skill_words = named.words
    from unnest(${programs.map(({ id }) => id)}::text[], ${words}::text[]) as named (id, words)
    where programs.id = named.id and programs.skill_words <> named.words`.execute(ctx.db);
}
