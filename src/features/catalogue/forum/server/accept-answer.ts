import { notify } from '#features/base/notifications/server/index.ts';
import { authorize, signedIn, type Context, type Viewer } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { findOpenAnswer } from './find-answer.ts';
import { findOpenQuestion, findQuestion, postFacts } from './find-question.ts';
import { forumPolicy } from './policy.ts';
import { presentQuestion } from './present-questions.ts';

/** Accepts an answer to the viewer's own question, replacing any other, and notifies its author. */
export const acceptAnswer: UseCase<'POST /api/answers/{id}/accept'> = async (ctx, { params }) => {
  const viewer = signedIn(ctx);
  const { answer, question } = await findMine(ctx, viewer, params.id);
  await ctx.db.updateTable('questions').set({ accepted_answer_id: answer.id }).where('id', '=', question.id).execute();
  if (answer.author_id && answer.author_id !== viewer.id)
    await notify(ctx, {
      userId: answer.author_id,
      kind: 'answer-accepted',
      dedupeKey: `answer-accepted:${answer.id}`,
      facts: { name: viewer.name, title: question.title },
      url: `/forum/${question.slug}#answer-${answer.id}`,
    });
  return presentQuestion(ctx, await findQuestion(ctx, question.slug));
};

export async function findMine(ctx: Context, viewer: Viewer, answerId: string) {
  const { question } = await findOpenAnswer(ctx, answerId);
  // Both are checked again under the lock.
  await findOpenQuestion(ctx, { id: question.id });
  const found = await findOpenAnswer(ctx, answerId);
  const allowed = forumPolicy.accept(viewer, postFacts(found.question), postFacts(found.answer));
  authorize(allowed, 'not-your-question-to-settle');
  return found;
}
