import { reactionCountRows } from '#features/base/reactions/server/index.ts';
import { sql } from 'kysely';
import type { UseCase } from '#platform/http/http.ts';
import { inReadersLanguage, presentPrograms, selectPrograms } from './select-programs.ts';

const MAX_TRENDING = 12;

/** The most liked programs, then those in the reader's language, then the highest ranked ones. */
export const listTrending: UseCase<'GET /api/programs/trending'> = async (ctx) => {
  const rows = await selectPrograms(ctx)
    .leftJoin(reactionCountRows(ctx).as('c'), (join) =>
      join.onRef('c.object_id', '=', 'programs.id').on('c.object_type', '=', 'program').on('c.verb', '=', 'like'),
    )
    .orderBy(sql`coalesce(c.total, 0)`, 'desc')
    .orderBy(inReadersLanguage(), 'desc')
    .orderBy('programs.worth', 'desc')
    .orderBy('programs.id')
    .limit(MAX_TRENDING)
    .execute();
  return { data: await presentPrograms(ctx, rows), meta: { next_cursor: null } };
};
