import { sql, type SqlBool } from 'kysely';
import type { UseCase } from '#platform/http/http.ts';
import { visibleQuestions } from './list-questions.ts';
import { presentQuestions } from './present-questions.ts';

const MAX_ITEMS = 5;
/** Limits the rows to rank, so that titles of common words stay cheap. */
const CANDIDATES = 500;

/** Visible questions that share words with a title, most similar first. */
export const findSimilar: UseCase<'GET /api/questions/similar'> = async (ctx, { query }) => {
  // Matches any of the words, because a title is not a search query.
  const words = sql`replace(plainto_tsquery('english', ${query.title})::text, '&', '|')::tsquery`;
  const rows = await visibleQuestions(ctx)
    .where(
      'q.id',
      'in',
      sql<string>`(select id from (
        select id, search from questions
        where hidden_at is null and deleted_at is null and ${sql<SqlBool>`search @@ ${words}`} limit ${CANDIDATES}
      ) as near order by ts_rank(search, ${words}) desc, id limit ${MAX_ITEMS})`,
    )
    .orderBy(sql`ts_rank(q.search, ${words})`, 'desc')
    .orderBy('q.id')
    .execute();
  return { data: await presentQuestions(ctx, rows), meta: { next_cursor: null } };
};
