import { sql } from 'kysely';
import { unreact, react, type Verb } from '#features/base/reactions/server/index.ts';
import type { Context, Viewer } from '#platform/http/context.ts';
import { findOpenQuestion, findQuestion } from './find-question.ts';
import { LIKE_WORTH } from './popularity.ts';
import { presentQuestion } from './present-questions.ts';

export async function change(ctx: Context, { id: userId }: Viewer, slug: string, { verb, on }: { verb: Verb; on: boolean }) {
  const { id } = await findOpenQuestion(ctx, { slug });
  const thing = { type: 'question', id };
  const moved = on ? await react(ctx, thing, { userId, verb }) : await unreact(ctx, thing, { userId, verb });
  if (moved && verb === 'like')
    await ctx.db
      .updateTable('questions')
      .set({ popularity: sql`popularity + ${on ? LIKE_WORTH : -LIKE_WORTH}` })
      .where('id', '=', id)
      .execute();
  return presentQuestion(ctx, await findQuestion(ctx, slug));
}
