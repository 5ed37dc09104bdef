import { sql, type SqlBool } from 'kysely';
import type { UseCase } from '#platform/http/http.ts';
import { visibleQuestions } from './list-questions.ts';
import { presentQuestions } from './present-questions.ts';

const MAX_ITEMS = 5;
/** Limits the number of rows to rank, because a title of common words matches many questions. */
const MAX_CANDIDATES = 500;

/** Visible questions that share words with a title, most similar first. */
export const findSimilarQuestions: UseCase<'GET /api/questions/similar'> = async (ctx, { query }) => {
  // Matches any of the words, because a title is not a search query.
  const anyWord = sql`replace(plainto_tsquery('english', ${query.title})::text, '&', '|')::tsquery`;
  const rows = await visibleQuestions(ctx)
    .where(
      'q.id',
      'in',
      sql<string>`(select id from (
        select id, search from questions
        where hidden_at is null and deleted_at is null and ${sql<SqlBool>`search @@ ${anyWord}`} limit ${MAX_CANDIDATES}
      ) as candidates order by ts_rank(search, ${anyWord}) desc, id limit ${MAX_ITEMS})`,
    )
    .orderBy(sql`ts_rank(q.search, ${anyWord})`, 'desc')
    .orderBy('q.id')
    .execute();
  return { data: await presentQuestions(ctx, rows), meta: { next_cursor: null } };
};
