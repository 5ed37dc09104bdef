import { skillCatalogue } from '#features/base/skills/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { sumSteps } from './plan/steps.ts';
import { loadPlanScores } from './present-roadmap.ts';
import { getLinkedRoadmap } from './load-links.ts';
import { loadSteps } from './load-steps.ts';
import { loadSubject } from './load-subject.ts';

const NO_SCORES = { current_score: null, projected_score: null };

/** A shared plan: its steps and dates, with scores only if the owner chose to include them. */
export const getSharedPlan: UseCase<'GET /api/shared_plans/{token}'> = async (ctx, { params }) => {
  const { row, withScore } = await getLinkedRoadmap(ctx, 'share', params.token);
  const [{ steps, schedule }, { publicTitle }, { taxonomy }] = await Promise.all([
    loadSteps(ctx, row),
    loadSubject(ctx, row),
    skillCatalogue(),
  ]);
  const { current_score, projected_score } = withScore ? await loadPlanScores(ctx, row, steps) : NO_SCORES;
  const activeSteps = steps.filter(({ state }) => state !== 'skipped');
  return {
    data: {
      id: 'shared',
      type: 'shared_plan',
      attributes: {
        title: publicTitle,
        ...sumSteps(steps, schedule.start_on),
        start_on: schedule.start_on,
        current_score,
        projected_score,
        skills: activeSteps.map(({ skill, state, due_on, done_on }) => ({
          skill_id: skill.skill_id,
          skill_name: skill.name,
          state,
          hours: skill.hours,
          due_on,
          done_on,
          points: withScore ? skill.points : null,
          public_page: (taxonomy.byId.get(skill.skill_id)?.resources ?? []).length > 0,
        })),
      },
    },
  };
};
