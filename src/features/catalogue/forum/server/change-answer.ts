import { sql } from 'kysely';
import { disengage, engage } from '#features/base/reactions/server/index.ts';
import { authorize, signedIn, type Context } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { findAnswer, findOpenAnswer } from './find-answer.ts';
import { findOpenQuestion, postFacts } from './find-question.ts';
import { forumPolicy } from './policy.ts';
import { LIKE_WORTH } from './popularity.ts';
import { setAnswerState } from './post-state.ts';
import { presentAnswer } from './present-answers.ts';

/** Changes the viewer's own answer. */
export const editAnswer: UseCase<'PATCH /api/answers/{id}'> = async (ctx, { params, body }) => {
  const { answer } = await findOwn(ctx, params.id);
  await ctx.db.updateTable('answers').set({ body: body.body, edited_at: ctx.clock.now() }).where('id', '=', answer.id).execute();
  return presentOne(ctx, params.id);
};

/** Deletes the viewer's own answer. */
export const deleteAnswer: UseCase<'DELETE /api/answers/{id}'> = async (ctx, { params }) => {
  const { answer } = await findOwn(ctx, params.id);
  await setAnswerState(ctx, answer, { deleted_at: ctx.clock.now() });
};

/** Takes the deletion back, as long as it is not for good. */
export const undeleteAnswer: UseCase<'POST /api/answers/{id}/undelete'> = async (ctx, { params }) => {
  const viewer = signedIn(ctx);
  const { answer } = await findAnswer(ctx, params.id, { deleted: true });
  if (answer.author_id !== viewer.id) throw notFound('Answer');
  await setAnswerState(ctx, answer, { deleted_at: null });
  return presentOne(ctx, params.id);
};

/** Likes an answer; again changes nothing. */
export const likeAnswer: UseCase<'POST /api/answers/{id}/like'> = (ctx, { params }) => like(ctx, params.id, true);

/** Likes it no more. */
export const unlikeAnswer: UseCase<'DELETE /api/answers/{id}/like'> = (ctx, { params }) => like(ctx, params.id, false);

async function like(ctx: Context, id: string, on: boolean) {
  const { id: userId } = signedIn(ctx);
  const { answer, question } = await findOpenAnswer(ctx, id);
  await findOpenQuestion(ctx, { id: question.id });
  const thing = { type: 'answer', id: answer.id };
  const moved = on ? await engage(ctx, thing, { userId, verb: 'like' }) : await disengage(ctx, thing, { userId, verb: 'like' });
  if (moved)
    await ctx.db
      .updateTable('answers')
      .set({ popularity: sql`popularity + ${on ? LIKE_WORTH : -LIKE_WORTH}` })
      .where('id', '=', answer.id)
      .execute();
  return presentOne(ctx, id);
}

async function presentOne(ctx: Context, id: string) {
  const { answer, question } = await findAnswer(ctx, id);
  return presentAnswer(ctx, question, answer);
}

async function findOwn(ctx: Context, id: string) {
  const viewer = signedIn(ctx);
  const found = await findAnswer(ctx, id);
  authorize(forumPolicy.edit(viewer, postFacts(found.answer)), 'Only who answered may change this.');
  return found;
}
