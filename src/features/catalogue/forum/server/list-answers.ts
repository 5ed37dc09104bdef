import { sql, type SqlBool } from 'kysely';
import { isHeard } from '#features/base/mutes/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { keysetPage, decodeCursor } from '#platform/db/keyset.ts';
import { selectAnswers } from './get-answer.ts';
import { getReadableQuestion } from './get-readable-question.ts';
import { presentAnswers } from './present-answers.ts';

const PAGE_SIZE = 20;

/** Answers except the accepted one, most liked first; hidden ones only for their author and staff, and none of muted people. */
export const listAnswers: UseCase<'GET /api/questions/{slug}/answers'> = async (ctx, { params, query }) => {
  const question = await getReadableQuestion(ctx, params.slug);
  const cursor = decodeCursor(query.cursor);
  const viewer = ctx.viewer;
  let answers = selectAnswers(ctx).where('question_id', '=', question.id).where('deleted_at', 'is', null);
  answers = answers.where(isHeard(ctx, sql.ref('author_id')));
  if (!viewer?.staff)
    answers = answers.where((eb) => eb.or([eb('hidden_at', 'is', null), ...(viewer ? [eb('author_id', '=', viewer.id)] : [])]));
  if (question.accepted_answer_id)
    answers = answers.where((eb) => eb.or([eb('id', '!=', question.accepted_answer_id ?? ''), eb('hidden_at', 'is not', null)]));
  if (cursor) answers = answers.where(sql<SqlBool>`(popularity, id) < (${cursor.key}::bigint, ${cursor.id}::uuid)`);
  const rows = await answers
    .orderBy('popularity', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE_SIZE + 1)
    .execute();
  const { shown, next } = keysetPage(rows, PAGE_SIZE, ({ popularity, id }) => ({ key: String(popularity), id }));
  return { data: await presentAnswers(ctx, question, shown), meta: { next_cursor: next } };
};
