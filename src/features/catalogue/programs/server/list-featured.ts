import { sql } from 'kysely';
import type { UseCase } from '#platform/http/http.ts';
import { presentPrograms, selectPrograms } from './select-programs.ts';

/**
 * One program for each field: one that the editors feature, else preferably a free English course for beginners; among equals
 * the highest ranked.
 */
export const listFeatured: UseCase<'GET /api/programs/featured'> = async (ctx) => {
  const { rows: featured } = await sql<{ id: string }>`
    select distinct on (families[1]) id from programs
    where not retired and cardinality(families) > 0
    order by families[1], featured desc,
      (cardinality(families) = 1 and level = 'beginner' and cost = 'free' and language = 'en' and hours >= 2) desc,
      worth desc, id`.execute(ctx.db);
  if (featured.length === 0) return { data: [], meta: { next_cursor: null } };
  const ids = featured.map(({ id }) => id);
  const rows = await selectPrograms(ctx).where('programs.id', 'in', ids).execute();
  const ordered = ids.flatMap((id) => rows.filter((row) => row.id === id));
  return { data: await presentPrograms(ctx, ordered), meta: { next_cursor: null } };
};
