import { getPerson } from '#features/base/accounts/server/index.ts';
import { skillCatalogue, storedSkillIds } from '#features/base/skills/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { loadSubject } from './load-subject.ts';

export type PlanWithSkill = { roadmapId: string; fitmentId: string; userSlug: string; subject: string };

const MAX_PLANS = 50;

/** A member's latest plan for an application that has a skill; null without one. Checks no permission. */
export async function findPlanWithSkill(ctx: Context, userId: string, skillId: string): Promise<PlanWithSkill | null> {
  const rows = await ctx.db
    .selectFrom('roadmaps')
    .selectAll()
    .where('user_id', '=', userId)
    .where('fitment_score_id', 'is not', null)
    .orderBy('created_at', 'desc')
    .limit(MAX_PLANS)
    .execute();
  const ids = storedSkillIds((await skillCatalogue()).taxonomy, skillId);
  const row = rows.find(({ plan }) => plan.skills.some(({ skill_id }) => ids.includes(skill_id)));
  if (!row || row.fitment_score_id === null) return null;
  const [{ subject }, { slug }] = await Promise.all([loadSubject(ctx, row), getPerson(ctx, userId)]);
  return { roadmapId: row.id, fitmentId: row.fitment_score_id, userSlug: slug, subject };
}
