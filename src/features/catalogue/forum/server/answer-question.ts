import { isBlocked } from '#features/base/mutes/server/index.ts';
import { react } from '#features/base/reactions/server/index.ts';
import { signedIn } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { ANSWER_FIELDS } from './get-answer.ts';
import { lockVisibleQuestion } from './get-readable-question.ts';
import { newAnswerPopularity } from './popularity.ts';
import { countAnswers } from './post-state.ts';
import { presentAnswer } from './present-answers.ts';

/** Answers a question, follows it, and notifies its other followers. */
export const answerQuestion: UseCase<'POST /api/questions/{slug}/answers'> = async (ctx, { params, body }) => {
  const viewer = signedIn(ctx);
  const question = await lockVisibleQuestion(ctx, { slug: params.slug });
  if (await isBlocked(ctx, viewer.id, question.author_id)) throw notFound('question');
  const now = ctx.clock.now();
  const answer = await ctx.db
    .insertInto('answers')
    .values({
      question_id: question.id,
      author_id: viewer.id,
      body: body.body,
      popularity: newAnswerPopularity(now),
      created_at: now,
    })
    .returning(ANSWER_FIELDS)
    .executeTakeFirstOrThrow();
  await countAnswers(ctx, question.id);
  await ctx.db.updateTable('questions').set({ active_at: now }).where('id', '=', question.id).execute();
  await react(ctx, { type: 'question', id: question.id }, { userId: viewer.id, verb: 'follow' });
  await ctx.enqueue('forum.notify-answer', { answerId: answer.id });
  return presentAnswer(ctx, question, answer);
};
