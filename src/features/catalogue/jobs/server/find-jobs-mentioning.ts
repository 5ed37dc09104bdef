import { findRefsNaming } from '#features/base/search/server/index.ts';
import { matchSkills, skillCatalogue } from '#features/base/skills/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { isOpen, jobCard, selectJobs, today } from './select-jobs.ts';

const LOOKED_AT = 40;
const MAX_NAMES = 12;

/**
 * Open jobs whose ad names a skill, the newest first. The index proposes, the taxonomy's own reading decides: "go the
 * extra mile" names no programming language.
 */
export async function findJobsMentioning(
  ctx: Context,
  { skillId, names, limit }: { skillId: string; names: readonly string[]; limit: number },
) {
  const { taxonomy } = await skillCatalogue();
  const ids = await findRefsNaming(ctx, 'job', names.slice(0, MAX_NAMES), LOOKED_AT);
  if (ids.length === 0) return [];
  const rows = await selectJobs(ctx)
    .select('jobs.description')
    .where('jobs.id', 'in', ids)
    .where(isOpen(today(ctx)))
    .orderBy('jobs.posted_on', 'desc')
    .orderBy('jobs.id', 'desc')
    .execute();
  return rows
    .filter(({ title, description }) =>
      matchSkills(taxonomy, `${title}\n${description}`).some((mention) => mention.skillId === skillId),
    )
    .slice(0, limit)
    .map(({ description: _description, ...row }) => jobCard(row));
}
