import { listProgramsOfField } from '#features/catalogue/programs/server/index.ts';
import { pageMeta } from '#platform/contract/pagination.ts';
import type { UseCase } from '#platform/http/http.ts';
import { getReadableCategory } from './get-category.ts';

const splitSlug = (slug: string) => slug.split('-').filter((word) => word !== 'and');

/** Courses of the community's job family, those that mention its subject first; with a topic, only those that mention it. */
export const listCommunityCourses: UseCase<'GET /api/categories/topic_courses'> = async (ctx, { query }) => {
  const { slug, family } = await getReadableCategory(ctx, query.id);
  const { page, per_page, topic } = query;
  const words = splitSlug(topic ?? slug);
  const { programs, total } = await listProgramsOfField(ctx, {
    family,
    words,
    onlyMatching: topic !== undefined,
    page,
    per_page,
  });
  return { data: programs, meta: pageMeta(page, per_page, total) };
};
