import { sql } from 'kysely';
import { unreact, react } from '#features/base/reactions/server/index.ts';
import { authorize, type Context, type Viewer } from '#platform/http/context.ts';
import { findAnswer, findOpenAnswer } from './find-answer.ts';
import { findOpenQuestion, postFacts } from './find-question.ts';
import { forumPolicy } from './policy.ts';
import { LIKE_WEIGHT } from './popularity.ts';
import { presentAnswer } from './present-answers.ts';

export async function like(ctx: Context, { id: userId }: Viewer, id: string, on: boolean) {
  const { answer, question } = await findOpenAnswer(ctx, id);
  await findOpenQuestion(ctx, { id: question.id });
  const thing = { type: 'answer', id: answer.id };
  const moved = on ? await react(ctx, thing, { userId, verb: 'like' }) : await unreact(ctx, thing, { userId, verb: 'like' });
  if (moved)
    await ctx.db
      .updateTable('answers')
      .set({ popularity: sql`popularity + ${on ? LIKE_WEIGHT : -LIKE_WEIGHT}` })
      .where('id', '=', answer.id)
      .execute();
  return presentOne(ctx, id);
}

export async function presentOne(ctx: Context, id: string) {
  const { answer, question } = await findAnswer(ctx, id);
  return presentAnswer(ctx, question, answer);
}

export async function findOwn(ctx: Context, viewer: Viewer, id: string) {
  const found = await findAnswer(ctx, id);
  authorize(forumPolicy.edit(viewer, postFacts(found.answer)), 'not-your-answer');
  return found;
}
