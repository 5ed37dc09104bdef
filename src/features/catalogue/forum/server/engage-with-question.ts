import { sql } from 'kysely';
import { unreact, react, type Verb } from '#features/base/reactions/server/index.ts';
import type { Context, Viewer } from '#platform/http/context.ts';
import { findOpenQuestion, findQuestion } from './find-question.ts';
import { LIKE_WEIGHT } from './popularity.ts';
import { presentQuestion } from './present-questions.ts';

export async function changeEngagement(
  ctx: Context,
  { id: userId }: Viewer,
  slug: string,
  { verb, on }: { verb: Verb; on: boolean },
) {
  const { id } = await findOpenQuestion(ctx, { slug });
  const thing = { type: 'question', id };
  const moved = on ? await react(ctx, thing, { userId, verb }) : await unreact(ctx, thing, { userId, verb });
  if (moved && verb === 'like')
    await ctx.db
      .updateTable('questions')
      .set({ popularity: sql`popularity + ${on ? LIKE_WEIGHT : -LIKE_WEIGHT}` })
      .where('id', '=', id)
      .execute();
  return presentQuestion(ctx, await findQuestion(ctx, slug));
}
