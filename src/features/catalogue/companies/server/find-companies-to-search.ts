import { placeWords, popularityOf, type SearchSource } from '#features/base/search/server/index.ts';
import { presentCompanies, selectCompanies } from './present-companies.ts';

/** The popularity of a company without open jobs. */
const BASE_POPULARITY = 0.3;
/** The number of open jobs at which a company is halfway between that and the maximum popularity. */
const JOBS_FOR_HALF_POPULARITY = 3;

/** Companies by id, for the search index. */
export const findCompaniesToSearch: SearchSource = async (ctx, ids) => {
  const rows = await selectCompanies(ctx)
    .where('id', 'in', [...ids])
    .execute();
  const presented = await presentCompanies(ctx, rows);
  return new Map(
    rows.flatMap(({ id }, index) => {
      const company = presented[index]?.attributes;
      if (!company) return [];
      const { slug, name, about, location, open_jobs } = company;
      const entry = {
        path: `/company/${slug}`,
        title: name,
        meta: location ? [location] : [],
        text: about,
        cover: slug,
        filterWords: placeWords(location),
        popularity: BASE_POPULARITY + (1 - BASE_POPULARITY) * popularityOf(open_jobs, JOBS_FOR_HALF_POPULARITY),
      };
      return [[id, entry] as const];
    }),
  );
};
