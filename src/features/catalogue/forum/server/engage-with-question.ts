import { sql } from 'kysely';
import { disengage, engage, type Verb } from '#features/base/reactions/server/index.ts';
import { signedIn, type Context } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { findOpenQuestion, findQuestion } from './find-question.ts';
import { LIKE_WORTH } from './popularity.ts';
import { presentQuestion } from './present-questions.ts';

/** Likes a question; again changes nothing. */
export const likeQuestion: UseCase<'POST /api/questions/{slug}/like'> = (ctx, { params }) =>
  change(ctx, params.slug, { verb: 'like', on: true });

/** Likes it no more. */
export const unlikeQuestion: UseCase<'DELETE /api/questions/{slug}/like'> = (ctx, { params }) =>
  change(ctx, params.slug, { verb: 'like', on: false });

/** Follows a question: its answers are told. */
export const followQuestion: UseCase<'POST /api/questions/{slug}/follow'> = (ctx, { params }) =>
  change(ctx, params.slug, { verb: 'follow', on: true });

/** Follows it no more. */
export const unfollowQuestion: UseCase<'DELETE /api/questions/{slug}/follow'> = (ctx, { params }) =>
  change(ctx, params.slug, { verb: 'follow', on: false });

async function change(ctx: Context, slug: string, { verb, on }: { verb: Verb; on: boolean }) {
  const { id: userId } = signedIn(ctx);
  const { id } = await findOpenQuestion(ctx, { slug });
  const thing = { type: 'question', id };
  const moved = on ? await engage(ctx, thing, { userId, verb }) : await disengage(ctx, thing, { userId, verb });
  if (moved && verb === 'like')
    await ctx.db
      .updateTable('questions')
      .set({ popularity: sql`popularity + ${on ? LIKE_WORTH : -LIKE_WORTH}` })
      .where('id', '=', id)
      .execute();
  return presentQuestion(ctx, await findQuestion(ctx, slug));
}
