import { countProgramsTeaching } from '#features/catalogue/programs/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { getInterestBySlug, findSubCategories } from './sub-categories.ts';

/** An interest with the sub-categories that programs teach, and their counts. */
export const getInterest: UseCase<'GET /api/recommendations/interests/{id}'> = async (ctx, { params }) => {
  const { slug, name, family, description } = await getInterestBySlug(ctx, params.id);
  const skills = await findSubCategories({ slug, family });
  const counts = await countProgramsTeaching(
    ctx,
    skills.map(({ id }) => id),
  );
  return {
    data: {
      id: slug,
      type: 'interest',
      attributes: {
        name,
        family,
        description,
        sub_categories: skills.flatMap((skill) => {
          const programs = counts.get(skill.id);
          return programs === undefined ? [] : [{ id: skill.id, name: skill.name, summary: skill.summary ?? '', programs }];
        }),
      },
    },
  };
};
