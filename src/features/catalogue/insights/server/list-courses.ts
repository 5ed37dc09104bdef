import { findHashtags } from '#features/base/interests/server/index.ts';
import { findProgramsForSkillNames } from '#features/catalogue/programs/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';

const MAX_COURSES = 12;

/** Courses that teach a skill with the name of one of the hashtags, best first. */
export const listCourses: UseCase<'GET /api/knowledges/insight_courses'> = async (ctx, { query }) => {
  const tags = await findHashtags(ctx, query.htag_ids);
  const names = [...tags.values()].flatMap(({ slug, name }) => [slug, name]);
  const data = await findProgramsForSkillNames(ctx, names, Math.min(MAX_COURSES, query.per_page));
  return { data, meta: { next_cursor: null } };
};
