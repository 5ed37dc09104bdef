import { courseWords, popularityOf, type SearchSource } from '#features/base/search/server/index.ts';
import { findPrograms } from './find-programs.ts';

const PAISE = 100;

/** The number of likes at which a program has half of the maximum popularity from likes. */
const LIKES_FOR_HALF_POPULARITY = 20;

/** Programs by id, for the search index. */
export const findProgramsToSearch: SearchSource = async (ctx, ids) => {
  const programs = await findPrograms(ctx, ids);
  const detailRows = await ctx.db
    .selectFrom('programs')
    .select(['id', 'summary', 'outcomes', 'featured', 'fee_paise'])
    .where('id', 'in', [...ids])
    .execute();
  const details = new Map(detailRows.map((row) => [row.id, row]));
  return new Map(
    programs.map(({ id, attributes: program }) => {
      const { summary = '', outcomes = [], featured = false, fee_paise = null } = details.get(id) ?? {};
      return [
        id,
        {
          path: `/course-detail/${id}/${program.category}/${program.code}`,
          title: program.title,
          meta: [program.provider, ...(program.university ? [program.university.name] : [])],
          text: [summary, ...outcomes].filter(Boolean).join('\n'),
          words: [program.category_name, ...program.skills.map(({ name }) => name)].join(' '),
          cover: id,
          popularity: 0.7 * popularityOf(program.likes, LIKES_FOR_HALF_POPULARITY) + (featured ? 0.3 : 0),
          filterWords: courseWords(fee_paise === null ? null : fee_paise / PAISE),
          facets: { level: program.level, cost: program.cost, program_type: program.program_type },
        },
      ];
    }),
  );
};
