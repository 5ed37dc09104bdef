import { findRefsNaming } from '#features/base/search/server/index.ts';
import { matchSkills, skillCatalogue } from '#features/base/skills/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { isOpen, jobCard, selectJobs, today } from './select-jobs.ts';

const MAX_CANDIDATES = 40;
const MAX_NAMES = 12;

/**
 * Open jobs whose ad mentions a skill, newest first. The search index finds candidates, and the taxonomy confirms each
 * mention: "go the extra mile" does not mention a programming language.
 */
export async function findJobsMentioning(
  ctx: Context,
  { skillId, names, limit }: { skillId: string; names: readonly string[]; limit: number },
) {
  const { taxonomy } = await skillCatalogue();
  const ids = await findRefsNaming(ctx, 'job', names.slice(0, MAX_NAMES), MAX_CANDIDATES);
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
