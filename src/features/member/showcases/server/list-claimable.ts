import type { z } from 'zod';
import { skillCatalogue } from '#features/base/skills/server/index.ts';
import { badgeSource, type listBadges } from '#features/member/badges/server/index.ts';
import { loadFinishedSkills, type FinishedGrade } from '#features/member/fitment/server/index.ts';
import type { PlanProgress } from '#features/member/roadmaps/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import type { Showcase } from '../contract.ts';

type Badges = Awaited<ReturnType<typeof listBadges>>;
type Own = NonNullable<z.input<typeof Showcase>['attributes']['own']>;
type Claimable = Own['claimable'];

/** What a member can take a badge for: plans and skills that are checked or shown. Plans with mere claims are listed apart. */
export async function listClaimable(
  ctx: Context,
  userId: string,
  plans: readonly PlanProgress[],
  badges: Badges,
): Promise<Pick<Own, 'claimable' | 'claimed'>> {
  const issued = new Set(badges.filter(({ withdrawn_at }) => !withdrawn_at).map(({ source_id }) => source_id));
  const [finished, { taxonomy }] = await Promise.all([loadFinishedSkills(ctx, userId), skillCatalogue()]);
  const finishedPlans = plans
    .filter((plan) => plan.finished)
    .map((plan) => ({ ...plan, open: plan.skills.filter(({ grade }) => !isProved(grade)).length }));
  const ofPlans = finishedPlans
    .filter(({ open, roadmapId }) => open === 0 && !issued.has(badgeSource.plan(roadmapId)))
    .map(({ roadmapId, title, skills }): Claimable[number] => ({
      source: { roadmap_id: roadmapId },
      title,
      skills: skills.length,
      grade: null,
    }));
  const ofSkills = finished.flatMap(({ skill_id, grade }): Claimable => {
    const title = taxonomy.byId.get(skill_id)?.name;
    if (!title || !isProved(grade) || issued.has(badgeSource.skill(skill_id, grade))) return [];
    return [{ source: { skill_id }, title, skills: 1, grade }];
  });
  return {
    claimable: [...ofPlans, ...ofSkills],
    // Plans from learning packs have no skills that could be proved.
    claimed: finishedPlans
      .filter(({ open, skills }) => open > 0 && skills.some(({ grade }) => grade !== null))
      .map(({ title, open }) => ({ title, skills: open })),
  };
}

const isProved = (grade: FinishedGrade | null): grade is 'checked' | 'shown' => grade === 'checked' || grade === 'shown';
