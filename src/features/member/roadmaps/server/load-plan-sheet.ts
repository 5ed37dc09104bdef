import { hasCheck, skillCatalogue } from '#features/base/skills/server/index.ts';
import { computeBands } from '#features/member/fitment/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { languageTag, localizePath } from '#platform/language/language.ts';
import type { StoredRoadmap } from './load-roadmap.ts';
import { describePlan, type PlanInPrint } from './pdf/describe-plan.ts';
import { currentSkills } from './plan/current-skills.ts';
import type { PlanSheet } from './pdf/plan-sheet.ts';

/** The texts of an unlocked plan for printing. Checks no permission: the caller has. */
export async function loadPlanSheet(ctx: Context, row: StoredRoadmap, plan: PlanInPrint['plan']): Promise<PlanSheet> {
  const openSkillIds = plan.skills.filter(({ state }) => state === 'now' || state === 'ahead').map(({ skill_id }) => skill_id);
  const [bands, checks, { taxonomy }] = await Promise.all([
    row.fitment_score_id === null ? null : computeBands(ctx, row.fitment_score_id, openSkillIds),
    Promise.all(plan.skills.map(async ({ skill_id }) => ((await hasCheck(ctx, skill_id)) ? [skill_id] : []))),
    skillCatalogue(),
  ]);
  return describePlan({
    plan,
    planned: currentSkills(row.plan.skills, taxonomy),
    bands,
    checkedSkillIds: new Set(checks.flat()),
    brand: ctx.config.BRAND_NAME,
    url: ctx.config.APP_ORIGIN + localizePath(`/${plan.user_slug}/roadmap/${row.id}`),
    madeAt: ctx.clock.now(),
    languageTag: languageTag(),
  });
}
