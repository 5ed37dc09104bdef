import { sql, type SqlBool } from 'kysely';
import { matchSkills, skillCatalogue } from '#features/skills/server/index.ts';
import type { Context } from '#platform/server/context.ts';
import { isOpen, jobCard, selectJobs, today } from './select-jobs.ts';

const LOOKED_AT = 40;
const MOST_NAMES = 12;

/**
 * Open jobs whose ad names a skill, the newest first. The index proposes, the taxonomy's own reading decides: "go the
 * extra mile" names no programming language.
 */
export async function findJobsNaming(
  ctx: Context,
  { skillId, names, limit }: { skillId: string; names: readonly string[]; limit: number },
) {
  const { taxonomy } = await skillCatalogue();
  const phrases = names.slice(0, MOST_NAMES).map((name) => `"${name.replaceAll('"', '')}"`);
  const rows = await selectJobs(ctx)
    .select('jobs.description')
    .where(isOpen(today(ctx)))
    .where(sql<SqlBool>`jobs.search @@ websearch_to_tsquery('english', ${phrases.join(' or ')})`)
    .orderBy('jobs.posted_on', 'desc')
    .orderBy('jobs.id', 'desc')
    .limit(LOOKED_AT)
    .execute();
  return rows
    .filter(({ title, description }) =>
      matchSkills(taxonomy, `${title}\n${description}`).some((mention) => mention.skillId === skillId),
    )
    .slice(0, limit)
    .map(({ description: _description, ...row }) => jobCard(row));
}
