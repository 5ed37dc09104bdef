import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { setAnswerState } from './post-state.ts';
import { getOwnAnswer } from './change-answer.ts';

/** Deletes the viewer's own answer. */
export const deleteAnswer: UseCase<'DELETE /api/answers/{id}'> = async (ctx, { params }) => {
  const { answer } = await getOwnAnswer(ctx, signedIn(ctx), params.id);
  await setAnswerState(ctx, answer, { deleted_at: ctx.clock.now() });
};
