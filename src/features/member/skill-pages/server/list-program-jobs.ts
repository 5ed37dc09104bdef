import { findJobsMentioning } from '#features/catalogue/jobs/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { findTaughtSkills, LIMITS } from './taught-skills.ts';

/** Open jobs that require one of the skills that a program teaches. */
export const listProgramJobs: UseCase<'GET /api/programs/{id}/jobs'> = async (ctx, { params }) => {
  const skills = await findTaughtSkills(ctx, params.id);
  const jobsBySkill = await Promise.all(
    skills.map(({ id, name, aliases }) =>
      findJobsMentioning(ctx, { skillId: id, names: [name, ...aliases], limit: LIMITS.jobs }),
    ),
  );
  const jobs = new Map(jobsBySkill.flat().map((job) => [job.id, job]));
  return { data: [...jobs.values()].slice(0, LIMITS.jobs), meta: { next_cursor: null } };
};
