import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { ParsedOf } from '#platform/contract/endpoint.ts';
import type { Context } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { keysetPage, decodeCursor } from '#platform/db/keyset.ts';
import type { forumContract } from '../contract.ts';
import { findCategory } from '#features/catalogue/communities/server/index.ts';
import { selectQuestions } from './find-question.ts';
import { presentQuestions } from './present-questions.ts';

type Query = ParsedOf<(typeof forumContract)['GET /api/questions']>['query'];
/** The sort key of a list, and the SQL type of its cursor. */
type Order = { key: RawBuilder<Date | number | string>; type: RawBuilder<unknown> };

const MOMENT = sql`timestamptz`;

/** Visible questions by filters, in keyset pages without duplicates or gaps. */
export const listQuestions: UseCase<'GET /api/questions'> = async (ctx, { query }) => {
  const { key, type } = orderOf(query);
  const from = decodeCursor(query.cursor);
  let select = visibleQuestions(ctx).select(key.as('place'));
  if (query.category) select = select.where('q.category_id', '=', (await findCategory(ctx, query.category)).id);
  if (query.hashtag)
    select = select.where(
      sql<SqlBool>`exists (select from question_hashtags as t where t.question_id = q.id and t.hashtag = ${query.hashtag})`,
    );
  if (query.query) select = select.where(sql<SqlBool>`q.search @@ ${tsquery(query.query)}`);
  if (query.sort === 'unanswered') select = select.where('q.answer_count', '=', 0);
  if (from) select = select.where(sql<SqlBool>`(${key}, q.id) < (${from.key}::${type}, ${from.id}::uuid)`);
  const rows = await select
    .orderBy(key, 'desc')
    .orderBy('q.id', 'desc')
    .limit(query.per_page + 1)
    .execute();
  const { shown, next } = keysetPage(rows, query.per_page, ({ place, id }) => ({
    key: place instanceof Date ? place.toISOString() : String(place),
    id,
  }));
  return { data: await presentQuestions(ctx, shown), meta: { next_cursor: next } };
};

const tsquery = (text: string) => sql`websearch_to_tsquery('english', ${text})`;

/** Without a query, relevance falls back to activity. */
function orderOf({ sort, query }: Query): Order {
  if (sort === 'relevant' && query)
    return { key: sql<string>`round(ts_rank(q.search, ${tsquery(query)})::numeric, 8)`, type: sql`numeric` };
  if (sort === 'newest' || sort === 'unanswered') return { key: sql<Date>`q.created_at`, type: MOMENT };
  if (sort === 'liked') return { key: sql<number>`q.popularity`, type: sql`bigint` };
  return { key: sql<Date>`q.active_at`, type: MOMENT };
}

/** Publicly visible questions. */
export const visibleQuestions = (ctx: Context) =>
  selectQuestions(ctx).where('q.hidden_at', 'is', null).where('q.deleted_at', 'is', null);
