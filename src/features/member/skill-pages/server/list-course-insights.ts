import { findInsightsAbout } from '#features/catalogue/insights/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { findTaughtSkills, LIMITS } from './taught-skills.ts';

/** Insights about the skills a program teaches. */
export const listCourseInsights: UseCase<'GET /api/programs/course_insights'> = async (ctx, { query }) => {
  const skills = await findTaughtSkills(ctx, query.id);
  const names = skills.flatMap(({ name, aliases }) => [name, ...aliases]);
  return { data: await findInsightsAbout(ctx, names, LIMITS.insights), meta: { next_cursor: null } };
};
