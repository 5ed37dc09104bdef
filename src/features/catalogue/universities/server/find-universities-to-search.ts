import { placeWords, popularityOf, type SearchSource } from '#features/base/search/server/index.ts';
import { presentUniversities, selectUniversities } from './select-universities.ts';

/** The number of programs at which a university has half of the maximum popularity. */
const PROGRAMS_FOR_HALF_POPULARITY = 5;

/** Universities by id, for the search index. */
export const findUniversitiesToSearch: SearchSource = async (ctx, ids) => {
  const rows = await selectUniversities(ctx)
    .where('universities.id', 'in', [...ids])
    .execute();
  const presented = await presentUniversities(ctx, rows);
  return new Map(
    rows.flatMap(({ id }, index) => {
      const university = presented[index]?.attributes;
      if (!university) return [];
      const { code, name, city, country, kind, about, programs } = university;
      const entry = {
        path: `/university/${code}/${code}`,
        title: name,
        meta: [city, country].filter((fact) => fact !== ''),
        text: about,
        words: kind,
        cover: code,
        popularity: popularityOf(programs, PROGRAMS_FOR_HALF_POPULARITY),
        facets: { country },
        filterWords: placeWords(`${city}, ${country}`),
      };
      return [[id, entry] as const];
    }),
  );
};
