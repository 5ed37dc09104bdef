import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { getReadableQuestion } from './get-readable-question.ts';
import { presentQuestion } from './present-questions.ts';
import { lockAcceptableAnswer } from './accept-answer.ts';

/** Withdraws the acceptance of an answer. */
export const unacceptAnswer: UseCase<'DELETE /api/answers/{id}/accept'> = async (ctx, { params }) => {
  const { answer, question } = await lockAcceptableAnswer(ctx, signedIn(ctx), params.id);
  await ctx.db
    .updateTable('questions')
    .set({ accepted_answer_id: null })
    .where('id', '=', question.id)
    .where('accepted_answer_id', '=', answer.id)
    .execute();
  return presentQuestion(ctx, await getReadableQuestion(ctx, question.slug));
};
