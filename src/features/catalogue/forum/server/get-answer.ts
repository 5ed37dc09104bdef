import type { Context } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';
import { getReadableQuestion, postFacts, type QuestionRow } from './get-readable-question.ts';
import { forumPolicy } from './policy.ts';

export const ANSWER_FIELDS = [
  'id',
  'question_id',
  'author_id',
  'starter',
  'body',
  'popularity',
  'created_at',
  'edited_at',
  'hidden_at',
  'hidden_reason',
  'deleted_at',
] as const;

export const selectAnswers = (ctx: Context) => ctx.db.selectFrom('answers').select(ANSWER_FIELDS);
export type AnswerRow = Awaited<ReturnType<ReturnType<typeof selectAnswers>['executeTakeFirstOrThrow']>>;

/**
 * Returns an answer and its question if the viewer may see both, or throws 404. `deleted` includes the viewer's own deleted
 * answers.
 */
export async function getAnswer(
  ctx: Context,
  id: string,
  { deleted = false }: { deleted?: boolean } = {},
): Promise<{ answer: AnswerRow; question: QuestionRow }> {
  const answer = await selectAnswers(ctx).where('id', '=', id).executeTakeFirst();
  if (!answer) throw notFound('answer');
  const facts = postFacts(answer);
  const isOwn = deleted && ctx.viewer !== null && facts.authorId === ctx.viewer.id;
  if (!isOwn && !forumPolicy.view(ctx.viewer, facts)) throw notFound('answer');
  const parent = await ctx.db.selectFrom('questions').select('slug').where('id', '=', answer.question_id).executeTakeFirst();
  if (!parent) throw notFound('answer');
  return { answer, question: await getReadableQuestion(ctx, parent.slug) };
}

/** Like `getAnswer`, but also throws 404 unless both the answer and its question are publicly visible. */
export async function getVisibleAnswer(ctx: Context, id: string): Promise<{ answer: AnswerRow; question: QuestionRow }> {
  const { answer, question } = await getAnswer(ctx, id);
  if (!forumPolicy.visible(postFacts(answer)) || !forumPolicy.visible(postFacts(question))) throw notFound('answer');
  return { answer, question };
}
