import { hindiNames } from '#features/base/skills/server/index.ts';
import { countJobsAsking } from '#features/member/job-matches/server/index.ts';
import { exportRows } from '#features/operations/staff/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { jobsOf, selectSkills } from './select-skills.ts';

/** The skills that a list shows, as CSV. */
export const exportSkills: UseCase<'GET /api/staff/skills/export'> = (ctx, { query }) =>
  exportRows(ctx, {
    scope: 'editor',
    name: 'skills',
    object: { type: 'skills' },
    filter: query,
    load: async () => {
      const [skills, jobs] = await Promise.all([selectSkills(ctx, query), countJobsAsking(ctx)]);
      return skills.map((skill) => ({ ...skill, jobs: jobsOf(skill, jobs) }));
    },
    columns: {
      id: ({ id }) => id,
      name: ({ skill }) => skill.name,
      stated: ({ stated }) => stated.name,
      aliases: ({ skill }) => skill.aliases.join('; '),
      hindi: ({ skill }) => hindiNames(skill).join('; '),
      kind: ({ skill }) => skill.kind,
      field: ({ skill }) => skill.family,
      state: ({ state }) => state,
      merged_into: ({ kept }) => kept?.id ?? '',
      resources: ({ skill }) => skill.resources?.length ?? 0,
      jobs: ({ jobs }) => jobs,
    },
  });
