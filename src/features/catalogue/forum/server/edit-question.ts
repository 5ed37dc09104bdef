import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { setQuestionHashtags } from './ask-question.ts';
import { findQuestion } from './find-question.ts';
import { presentQuestion } from './present-questions.ts';
import { findOwn } from './change-question.ts';

/** Changes the viewer's own question; its address stays. */
export const editQuestion: UseCase<'PATCH /api/questions/{slug}'> = async (ctx, { params, body }) => {
  const question = await findOwn(ctx, signedIn(ctx), params.slug);
  const { hashtags, ...words } = body;
  await ctx.db
    .updateTable('questions')
    .set({ ...words, edited_at: ctx.clock.now() })
    .where('id', '=', question.id)
    .execute();
  if (hashtags) await setQuestionHashtags(ctx, question.id, hashtags);
  return presentQuestion(ctx, await findQuestion(ctx, params.slug));
};
