import { skillCatalogue } from '#features/base/skills/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { sumStations } from './plan/stations.ts';
import { scoresOf } from './present-roadmap.ts';
import { findLinkedRoadmap } from './read-links.ts';
import { readStations } from './read-stations.ts';
import { subjectOf } from './subject-of.ts';

const NO_SCORES = { current_score: null, projected_score: null };

/** A plan as its owner shows it to others: the path and its dates. Scores and points only where the owner ticked them. */
export const getSharedPlan: UseCase<'GET /api/shared_plans/{token}'> = async (ctx, { params }) => {
  const { row, withScore } = await findLinkedRoadmap(ctx, 'share', params.token);
  const [{ stations }, { publicTitle }, { taxonomy }] = await Promise.all([
    readStations(ctx, row),
    subjectOf(ctx, row),
    skillCatalogue(),
  ]);
  const { current_score, projected_score } = withScore ? await scoresOf(ctx, row, stations) : NO_SCORES;
  const shown = stations.filter(({ state }) => state !== 'skipped');
  return {
    data: {
      id: 'shared',
      type: 'shared_plan',
      attributes: {
        title: publicTitle,
        ...sumStations(stations, row.start_on),
        start_on: row.start_on,
        current_score,
        projected_score,
        skills: shown.map(({ skill, state, due_on, done_on }) => ({
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
