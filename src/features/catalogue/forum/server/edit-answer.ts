import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { getOwnAnswer, presentAnswerById } from './change-answer.ts';

/** Changes the viewer's own answer. */
export const editAnswer: UseCase<'PATCH /api/answers/{id}'> = async (ctx, { params, body }) => {
  const { answer } = await getOwnAnswer(ctx, signedIn(ctx), params.id);
  await ctx.db.updateTable('answers').set({ body: body.body, edited_at: ctx.clock.now() }).where('id', '=', answer.id).execute();
  return presentAnswerById(ctx, params.id);
};
