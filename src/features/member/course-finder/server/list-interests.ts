import { listCategories } from '#features/base/interests/server/index.ts';
import { countProgramsTeaching } from '#features/catalogue/programs/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { findInterest, subCategoriesOf } from './sub-categories.ts';

/** What one may be interested in, in the editors' order. */
export const listInterests: UseCase<'GET /api/recommendations/interests'> = async (ctx) => {
  const categories = await listCategories(ctx);
  return {
    data: categories.map(({ slug, name, family, description }) => ({
      id: slug,
      type: 'interest' as const,
      attributes: { name, family, description },
    })),
    meta: { next_cursor: null },
  };
};

/** One of them with its sub-categories that programs teach, and how many. */
export const getInterest: UseCase<'GET /api/recommendations/interests/{id}'> = async (ctx, { params }) => {
  const { slug, name, family, description } = await findInterest(ctx, params.id);
  const skills = await subCategoriesOf({ slug, family });
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
