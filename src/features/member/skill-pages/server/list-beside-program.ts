import { findInsightsAbout } from '#features/catalogue/insights/server/index.ts';
import { findJobsNaming } from '#features/catalogue/jobs/server/index.ts';
import { findProgram } from '#features/catalogue/programs/server/index.ts';
import { skillCatalogue, type Skill } from '#features/base/skills/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';

const MOST = { skills: 3, insights: 4, jobs: 5 };

/** Insights that speak of the skills a program teaches. */
export const listCourseInsights: UseCase<'GET /api/programs/course_insights'> = async (ctx, { query }) => {
  const skills = await skillsTaught(ctx, query.id);
  const names = skills.flatMap(({ name, aliases }) => [name, ...aliases]);
  return { data: await findInsightsAbout(ctx, names, MOST.insights), meta: { next_cursor: null } };
};

/** Open jobs whose ad names a skill that a program teaches. */
export const listProgramJobs: UseCase<'GET /api/programs/{id}/jobs'> = async (ctx, { params }) => {
  const skills = await skillsTaught(ctx, params.id);
  const found = await Promise.all(
    skills.map(({ id, name, aliases }) => findJobsNaming(ctx, { skillId: id, names: [name, ...aliases], limit: MOST.jobs })),
  );
  const jobs = new Map(found.flat().map((job) => [job.id, job]));
  return { data: [...jobs.values()].slice(0, MOST.jobs), meta: { next_cursor: null } };
};

async function skillsTaught(ctx: Context, id: string): Promise<Skill[]> {
  const [{ skill_ids }, { taxonomy }] = await Promise.all([findProgram(ctx, { id }), skillCatalogue()]);
  return skill_ids.flatMap((skillId) => taxonomy.byId.get(skillId) ?? []).slice(0, MOST.skills);
}
