import { sql } from 'kysely';
import { unreact, react, type Verb } from '#features/base/reactions/server/index.ts';
import type { Context, Viewer } from '#platform/http/context.ts';
import { lockVisibleQuestion, getReadableQuestion } from './get-readable-question.ts';
import { LIKE_WEIGHT } from './popularity.ts';
import { presentQuestion } from './present-questions.ts';

/** Sets or removes the viewer's like or follow of a question; repeating it changes nothing. */
export async function setQuestionReaction(
  ctx: Context,
  { id: userId }: Viewer,
  slug: string,
  { verb, active }: { verb: Verb; active: boolean },
) {
  const { id } = await lockVisibleQuestion(ctx, { slug });
  const target = { type: 'question', id };
  const changed = active ? await react(ctx, target, { userId, verb }) : await unreact(ctx, target, { userId, verb });
  if (changed && verb === 'like')
    await ctx.db
      .updateTable('questions')
      .set({ popularity: sql`popularity + ${active ? LIKE_WEIGHT : -LIKE_WEIGHT}` })
      .where('id', '=', id)
      .execute();
  return presentQuestion(ctx, await getReadableQuestion(ctx, slug));
}
