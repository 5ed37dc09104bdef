import { popularityOf, type SearchSource } from '#features/base/search/server/index.ts';
import { presentUniversities, selectUniversities } from './select-universities.ts';

const PROGRAMS_OF_HALF = 5;

/** Universities by id, as search items. */
export const findUniversitiesToSearch: SearchSource = async (ctx, ids) => {
  const rows = await selectUniversities(ctx)
    .where('universities.id', 'in', [...ids])
    .execute();
  const shown = await presentUniversities(ctx, rows);
  return new Map(
    rows.flatMap(({ id }, index) => {
      const university = shown[index]?.attributes;
      if (!university) return [];
      const { code, name, city, country, kind, about, programs } = university;
      const entry = {
        path: `/university/${code}/${code}`,
        title: name,
        meta: [city, country].filter((fact) => fact !== ''),
        text: about,
        words: kind,
        cover: code,
        hot: popularityOf(programs, PROGRAMS_OF_HALF),
        facets: { country },
      };
      return [[id, entry] as const];
    }),
  );
};
