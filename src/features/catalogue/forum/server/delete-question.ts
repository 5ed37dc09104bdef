import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { setQuestionState } from './post-state.ts';
import { getOwnQuestion } from './get-own-question.ts';

/** Deletes the viewer's own question. */
export const deleteQuestion: UseCase<'DELETE /api/questions/{slug}'> = async (ctx, { params }) => {
  const question = await getOwnQuestion(ctx, signedIn(ctx), params.slug);
  await setQuestionState(ctx, question.id, { deleted_at: ctx.clock.now() });
};
