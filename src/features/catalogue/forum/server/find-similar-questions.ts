import { sql } from 'kysely';
import { findSimilar } from '#features/base/search/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { visibleQuestions } from './list-questions.ts';
import { presentQuestions } from './present-questions.ts';

const MAX_ITEMS = 5;

/** Visible questions that share much of what a title says, most similar first. */
export const findSimilarQuestions: UseCase<'GET /api/questions/similar'> = async (ctx, { query }) => {
  const ids = await findSimilar(ctx, 'question', query.title, MAX_ITEMS);
  const rows =
    ids.length === 0
      ? []
      : await visibleQuestions(ctx)
          .where('q.id', 'in', ids)
          .orderBy(sql`array_position(${ids}::uuid[], q.id)`)
          .execute();
  return { data: await presentQuestions(ctx, rows), meta: { next_cursor: null } };
};
