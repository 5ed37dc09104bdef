import { programRows } from '#features/catalogue/programs/server/index.ts';
import { placeWords, popularityOf, type SearchSource } from '#features/base/search/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { presentUniversities, selectUniversities } from './select-universities.ts';

/** The number of programs at which a university has half of the maximum popularity. */
const PROGRAMS_FOR_HALF_POPULARITY = 5;

/** Universities by id, for the search index; they are also found by what can be studied there. */
export const findUniversitiesToSearch: SearchSource = async (ctx, ids) => {
  const rows = await selectUniversities(ctx)
    .where('universities.id', 'in', [...ids])
    .execute();
  const presented = await presentUniversities(ctx, rows);
  const titles = await findProgramTitles(ctx, ids);
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
        words: [kind, ...(titles.get(id) ?? [])].join(' '),
        cover: code,
        popularity: popularityOf(programs, PROGRAMS_FOR_HALF_POPULARITY),
        facets: { country },
        filterWords: placeWords(`${city}, ${country}`),
      };
      return [[id, entry] as const];
    }),
  );
};

async function findProgramTitles(ctx: Context, ids: readonly string[]): Promise<Map<string, string[]>> {
  const programs = await ctx.db
    .selectFrom(programRows(ctx).as('programs'))
    .select(['university_id', 'title'])
    .where('retired', '=', false)
    .where('university_id', 'in', [...ids])
    .execute();
  const byUniversity = Map.groupBy(programs, ({ university_id }) => university_id ?? '');
  return new Map([...byUniversity].map(([id, rows]) => [id, rows.map(({ title }) => title)]));
}
