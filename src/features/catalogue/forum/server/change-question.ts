import { authorize, signedIn, type Context } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { setQuestionHashtags } from './ask-question.ts';
import { findQuestion, postFacts, selectQuestions } from './find-question.ts';
import { forumPolicy } from './policy.ts';
import { setQuestionState } from './post-state.ts';
import { presentQuestion } from './present-questions.ts';

/** One question. */
export const getQuestion: UseCase<'GET /api/questions/{slug}'> = async (ctx, { params }) =>
  presentQuestion(ctx, await findQuestion(ctx, params.slug));

/** Changes the viewer's own question; its address stays. */
export const editQuestion: UseCase<'PATCH /api/questions/{slug}'> = async (ctx, { params, body }) => {
  const question = await findOwn(ctx, params.slug);
  const { hashtags, ...words } = body;
  await ctx.db
    .updateTable('questions')
    .set({ ...words, edited_at: ctx.clock.now() })
    .where('id', '=', question.id)
    .execute();
  if (hashtags) await setQuestionHashtags(ctx, question.id, hashtags);
  return presentQuestion(ctx, await findQuestion(ctx, params.slug));
};

/** Deletes the viewer's own question. */
export const deleteQuestion: UseCase<'DELETE /api/questions/{slug}'> = async (ctx, { params }) => {
  const question = await findOwn(ctx, params.slug);
  await setQuestionState(ctx, question.id, { deleted_at: ctx.clock.now() });
};

/** Takes the deletion back, as long as it is not for good. */
export const undeleteQuestion: UseCase<'POST /api/questions/{slug}/undelete'> = async (ctx, { params }) => {
  const viewer = signedIn(ctx);
  const row = await selectQuestions(ctx)
    .where('q.slug', '=', params.slug)
    .where('q.author_id', '=', viewer.id)
    .executeTakeFirst();
  if (!row) throw notFound('Question');
  await setQuestionState(ctx, row.id, { deleted_at: null });
  return presentQuestion(ctx, await findQuestion(ctx, params.slug));
};

async function findOwn(ctx: Context, slug: string) {
  const viewer = signedIn(ctx);
  const question = await findQuestion(ctx, slug);
  authorize(forumPolicy.edit(viewer, postFacts(question)), 'Only who asked may change this.');
  return question;
}
