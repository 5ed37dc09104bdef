import type { FinishedGrade } from '#features/member/fitment/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { loadSteps } from './load-steps.ts';
import { loadSubject } from './load-subject.ts';

export type FinishedSkill = {
  skillId: string;
  name: string;
  /** ISO date. */
  doneOn: string;
  /** By what it was finished; null in a plan from a learning pack. */
  grade: FinishedGrade | null;
  hours: number;
  /** The finished resources of the skill. */
  resources: { title: string; url: string; provider: string }[];
};
export type PlanProgress = {
  roadmapId: string;
  /** Does not name the employer. */
  title: string;
  /** Whether no step is open and at least one is finished. */
  finished: boolean;
  /** The day the last skill was finished (ISO date); null before the first. */
  doneOn: string | null;
  skills: FinishedSkill[];
};

const MAX_PLANS = 50;

/** A member's finished skills by plan, newest plan first. Checks no permission. */
export async function learningProgress(ctx: Context, userId: string): Promise<PlanProgress[]> {
  const rows = await ctx.db
    .selectFrom('roadmaps')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .limit(MAX_PLANS)
    .execute();
  const plans: PlanProgress[] = [];
  for (const row of rows) {
    const { steps, finished, grades } = await loadSteps(ctx, row);
    const skills = steps.flatMap(({ skill, done_on, resources }) =>
      done_on === null
        ? []
        : [
            {
              skillId: skill.skill_id,
              name: skill.name,
              doneOn: done_on,
              grade: grades.get(skill.skill_id) ?? null,
              hours: skill.hours,
              resources: resources
                .filter(({ id }) => finished.has(id))
                .map(({ title, url, provider }) => ({ title, url, provider })),
            },
          ],
    );
    const hasOpenSteps = steps.some(({ state }) => state === 'now' || state === 'ahead');
    plans.push({
      roadmapId: row.id,
      title: (await loadSubject(ctx, row)).publicTitle,
      finished: !hasOpenSteps && skills.length > 0,
      doneOn:
        skills
          .map(({ doneOn }) => doneOn)
          .toSorted()
          .at(-1) ?? null,
      skills,
    });
  }
  return plans;
}
