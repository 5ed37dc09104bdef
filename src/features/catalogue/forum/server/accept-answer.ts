import { notify } from '#features/base/notifications/server/index.ts';
import { authorize, signedIn, type Context, type Viewer } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { getVisibleAnswer } from './get-answer.ts';
import { lockVisibleQuestion, getReadableQuestion, postFacts } from './get-readable-question.ts';
import { forumPolicy } from './policy.ts';
import { presentQuestion } from './present-questions.ts';

/** Accepts an answer to the viewer's own question, replacing any other, and notifies its author. */
export const acceptAnswer: UseCase<'POST /api/answers/{id}/accept'> = async (ctx, { params }) => {
  const viewer = signedIn(ctx);
  const { answer, question } = await lockAcceptableAnswer(ctx, viewer, params.id);
  await ctx.db.updateTable('questions').set({ accepted_answer_id: answer.id }).where('id', '=', question.id).execute();
  if (answer.author_id && answer.author_id !== viewer.id)
    await notify(ctx, {
      userId: answer.author_id,
      kind: 'answer-accepted',
      actorId: viewer.id,
      dedupeKey: `answer-accepted:${answer.id}`,
      facts: { name: viewer.name, title: question.title },
      url: `/forum/${question.slug}#answer-${answer.id}`,
    });
  return presentQuestion(ctx, await getReadableQuestion(ctx, question.slug));
};

/** Locks the question of an answer and returns both; throws 404 or 403 if the viewer may not accept the answer. */
export async function lockAcceptableAnswer(ctx: Context, viewer: Viewer, answerId: string) {
  const { question } = await getVisibleAnswer(ctx, answerId);
  // The answer is read again under the lock of the question, because both may have changed meanwhile.
  await lockVisibleQuestion(ctx, { id: question.id });
  const current = await getVisibleAnswer(ctx, answerId);
  const isAllowed = forumPolicy.accept(viewer, postFacts(current.question), postFacts(current.answer));
  authorize(isAllowed, 'not-your-question-to-settle');
  return current;
}
