import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { findWordings } from '#features/base/search/server/index.ts';
import type { ParsedOf } from '#platform/contract/endpoint.ts';
import type { Context } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { isHeard } from '#features/base/mutes/server/index.ts';
import { keysetPage, decodeCursor, type Keyset } from '#platform/db/keyset.ts';
import { language } from '#platform/language/language.ts';
import type { forumContract } from '../contract.ts';
import { getReadableCategory } from '#features/catalogue/communities/server/index.ts';
import { selectQuestions } from './get-readable-question.ts';
import { presentQuestions } from './present-questions.ts';

type Query = ParsedOf<(typeof forumContract)['GET /api/questions']>['query'];
/** The sort key of a list, and the SQL type of its cursor. */
type Order = { key: RawBuilder<Date | number | string>; type: RawBuilder<unknown> };

const TIMESTAMP = sql`timestamptz`;

/** Begins a cursor that continues among the questions in other languages. */
const IN_OTHERS = '~';

/**
 * Lists visible questions that match the filters, in keyset pages without duplicates or gaps. Without words to search for, those
 * in the reader's language come first.
 */
export const listQuestions: UseCase<'GET /api/questions'> = async (ctx, { query }) => {
  const words = query.query ? toTsquery([query.query, ...(await findWordings(query.query))]) : null;
  const { key, type } = sortOrder(query, words);
  const begunOthers = query.cursor?.startsWith(IN_OTHERS) ?? false;
  const cursor = decodeCursor(query.cursor?.replace(IN_OTHERS, ''));
  let questions = visibleQuestions(ctx).select(key.as('sort_key'));
  if (query.category) questions = questions.where('q.category_id', '=', (await getReadableCategory(ctx, query.category)).id);
  if (query.hashtag)
    questions = questions.where(
      sql<SqlBool>`exists (select from question_hashtags as t where t.question_id = q.id and t.hashtag = ${query.hashtag})`,
    );
  if (words) questions = questions.where(sql<SqlBool>`q.search @@ ${words}`);
  if (query.sort === 'unanswered') questions = questions.where('q.answer_count', '=', 0);
  const load = (isInLanguage: RawBuilder<SqlBool>, after: Keyset | null, limit: number) =>
    questions
      .where(isInLanguage)
      .where(after ? sql<SqlBool>`(${key}, q.id) < (${after.key}::${type}, ${after.id}::uuid)` : sql<SqlBool>`true`)
      .orderBy(key, 'desc')
      .orderBy('q.id', 'desc')
      .limit(limit)
      .execute();
  const size = query.per_page + 1;
  const own = words || begunOthers ? [] : await load(sql`q.language = ${language()}`, cursor, size);
  const isOther = words ? sql<SqlBool>`true` : sql<SqlBool>`q.language <> ${language()}`;
  const others = own.length < size ? await load(isOther, words || begunOthers ? cursor : null, size - own.length) : [];
  const { shown, next } = keysetPage([...own, ...others], query.per_page, ({ sort_key, id }) => ({
    key: sort_key instanceof Date ? sort_key.toISOString() : String(sort_key),
    id,
  }));
  const prefix = shown.length > own.length ? IN_OTHERS : '';
  return { data: await presentQuestions(ctx, shown), meta: { next_cursor: next && `${prefix}${next}` } };
};

/** Any of the wordings. */
const toTsquery = (texts: readonly string[]): RawBuilder<unknown> =>
  sql`(${sql.join(
    texts.map((text) => sql`websearch_to_tsquery('english', ${text})`),
    sql` || `,
  )})`;

/** Without a query, relevance falls back to activity. */
function sortOrder({ sort }: Query, words: RawBuilder<unknown> | null): Order {
  if (sort === 'relevant' && words)
    return { key: sql<string>`round(ts_rank(q.search, ${words})::numeric, 8)`, type: sql`numeric` };
  if (sort === 'newest' || sort === 'unanswered') return { key: sql<Date>`q.created_at`, type: TIMESTAMP };
  if (sort === 'liked') return { key: sql<number>`q.popularity`, type: sql`bigint` };
  return { key: sql<Date>`q.active_at`, type: TIMESTAMP };
}

/** Selects publicly visible questions, without those of people whom the viewer mutes. */
export const visibleQuestions = (ctx: Context) =>
  selectQuestions(ctx)
    .where('q.hidden_at', 'is', null)
    .where('q.deleted_at', 'is', null)
    .where(isHeard(ctx, sql.ref('q.author_id')));
