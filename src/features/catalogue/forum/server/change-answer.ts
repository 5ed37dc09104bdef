/** What the use cases that change an answer share. */
import { sql } from 'kysely';
import { unreact, react } from '#features/base/reactions/server/index.ts';
import { authorize, type Context, type Viewer } from '#platform/http/context.ts';
import { getAnswer, getVisibleAnswer } from './get-answer.ts';
import { lockVisibleQuestion, postFacts } from './get-readable-question.ts';
import { forumPolicy } from './policy.ts';
import { LIKE_WEIGHT } from './popularity.ts';
import { presentAnswer } from './present-answers.ts';

/** Likes or unlikes an answer and updates its popularity; repeating it changes nothing. */
export async function setAnswerLiked(ctx: Context, { id: userId }: Viewer, id: string, liked: boolean) {
  const { answer, question } = await getVisibleAnswer(ctx, id);
  await lockVisibleQuestion(ctx, { id: question.id });
  const target = { type: 'answer', id: answer.id };
  const changed = liked
    ? await react(ctx, target, { userId, verb: 'like' })
    : await unreact(ctx, target, { userId, verb: 'like' });
  if (changed)
    await ctx.db
      .updateTable('answers')
      .set({ popularity: sql`popularity + ${liked ? LIKE_WEIGHT : -LIKE_WEIGHT}` })
      .where('id', '=', answer.id)
      .execute();
  return presentAnswerById(ctx, id);
}

export async function presentAnswerById(ctx: Context, id: string) {
  const { answer, question } = await getAnswer(ctx, id);
  return presentAnswer(ctx, question, answer);
}

/** Returns an answer of the viewer with its question; throws 404, or 403 for an answer of another member. */
export async function getOwnAnswer(ctx: Context, viewer: Viewer, id: string) {
  const { answer, question } = await getAnswer(ctx, id);
  authorize(forumPolicy.edit(viewer, postFacts(answer)), 'not-your-answer');
  return { answer, question };
}
