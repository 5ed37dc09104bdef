import { popularityOf, type SearchSource } from '#features/base/search/server/index.ts';
import { presentCompanies, selectCompanies } from './present-companies.ts';

const JOBS_OF_HALF = 3;

/** Companies by id, as search items. */
export const findCompaniesToSearch: SearchSource = async (ctx, ids) => {
  const rows = await selectCompanies(ctx)
    .where('id', 'in', [...ids])
    .execute();
  const shown = await presentCompanies(ctx, rows);
  return new Map(
    rows.flatMap(({ id }, index) => {
      const company = shown[index]?.attributes;
      if (!company) return [];
      const { slug, name, about, location, open_jobs } = company;
      const entry = {
        path: `/company/${slug}`,
        title: name,
        meta: location ? [location] : [],
        text: about,
        cover: slug,
        hot: 0.3 + 0.7 * popularityOf(open_jobs, JOBS_OF_HALF),
      };
      return [[id, entry] as const];
    }),
  );
};
