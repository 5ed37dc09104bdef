/** How moderation finds, hides and restores questions and answers. */
import type { Context } from '#platform/http/context.ts';
import { createExcerpt } from './create-excerpt.ts';
import { selectAnswers } from './get-answer.ts';
import { postFacts, selectQuestions } from './get-readable-question.ts';
import { forumPolicy } from './policy.ts';
import { setAnswerState, setQuestionState } from './post-state.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const hiddenState = (ctx: Context, reason: string) => ({ hidden_at: ctx.clock.now(), hidden_reason: reason });
const VISIBLE_STATE = { hidden_at: null, hidden_reason: '' };

/** Finds a question; null if the viewer may not see it. */
async function findQuestionPost(ctx: Context, id: string) {
  const row = UUID.test(id) ? await selectQuestions(ctx).where('q.id', '=', id).executeTakeFirst() : undefined;
  if (!row || !forumPolicy.view(ctx.viewer, postFacts(row))) return null;
  return { title: row.title, excerpt: createExcerpt(row.body), url: `/forum/${row.slug}`, ownerId: row.author_id };
}

/** Finds an answer; null if the viewer may not see it. */
async function getAnswerPost(ctx: Context, id: string) {
  const row = UUID.test(id) ? await selectAnswers(ctx).where('id', '=', id).executeTakeFirst() : undefined;
  if (!row || !forumPolicy.view(ctx.viewer, postFacts(row))) return null;
  const question = await findQuestionPost(ctx, row.question_id);
  if (!question) return null;
  return {
    title: question.title,
    excerpt: createExcerpt(row.body),
    url: `${question.url}#answer-${row.id}`,
    ownerId: row.author_id,
  };
}

/** Used by `src/app/wiring/reportables.ts`. */
export const reportableQuestion = {
  find: findQuestionPost,
  hiding: {
    hide: (ctx: Context, id: string, reason: string) => setQuestionState(ctx, id, hiddenState(ctx, reason)),
    restore: (ctx: Context, id: string) => setQuestionState(ctx, id, VISIBLE_STATE),
  },
};

/** Used by `src/app/wiring/reportables.ts`. */
export const reportableAnswer = {
  find: getAnswerPost,
  hiding: {
    hide: (ctx: Context, id: string, reason: string) => changeAnswerState(ctx, id, hiddenState(ctx, reason)),
    restore: (ctx: Context, id: string) => changeAnswerState(ctx, id, VISIBLE_STATE),
  },
};

async function changeAnswerState(
  ctx: Context,
  id: string,
  change: { hidden_at: Date | null; hidden_reason: string },
): Promise<void> {
  const answer = await ctx.db.selectFrom('answers').select(['id', 'question_id']).where('id', '=', id).executeTakeFirstOrThrow();
  await setAnswerState(ctx, answer, change);
}
