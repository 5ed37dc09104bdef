import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { setQuestionHashtags } from './ask-question.ts';
import { getReadableQuestion } from './get-readable-question.ts';
import { presentQuestion } from './present-questions.ts';
import { getOwnQuestion } from './get-own-question.ts';

/** Changes the viewer's own question; its URL does not change. */
export const editQuestion: UseCase<'PATCH /api/questions/{slug}'> = async (ctx, { params, body }) => {
  const question = await getOwnQuestion(ctx, signedIn(ctx), params.slug);
  const { hashtags, ...fields } = body;
  await ctx.db
    .updateTable('questions')
    .set({ ...fields, edited_at: ctx.clock.now() })
    .where('id', '=', question.id)
    .execute();
  if (hashtags) await setQuestionHashtags(ctx, question.id, hashtags);
  return presentQuestion(ctx, await getReadableQuestion(ctx, params.slug));
};
