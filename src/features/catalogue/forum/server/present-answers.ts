import { loadReactions } from '#features/base/reactions/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { loadAuthors } from './load-authors.ts';
import type { AnswerRow } from './get-answer.ts';
import { postFacts, type QuestionRow } from './get-readable-question.ts';
import { forumPolicy } from './policy.ts';

/** Presents answers to one question, in the same order. */
export async function presentAnswers(ctx: Context, question: QuestionRow, rows: readonly AnswerRow[]) {
  const [reactions, getAuthor] = await Promise.all([
    loadReactions(
      ctx,
      'answer',
      rows.map(({ id }) => id),
    ),
    loadAuthors(ctx, rows),
  ]);
  return rows.map((row) => ({
    id: row.id,
    type: 'answer' as const,
    attributes: {
      body: row.body,
      author: getAuthor(row),
      likes: reactions.get(row.id)?.counts.like ?? 0,
      liked: reactions.get(row.id)?.mine.like ?? false,
      accepted: question.accepted_answer_id === row.id,
      created_at: row.created_at.toISOString(),
      edited: row.edited_at !== null,
      hidden: row.hidden_at ? { reason: row.hidden_reason } : null,
      can: {
        edit: forumPolicy.edit(ctx.viewer, postFacts(row)),
        accept: forumPolicy.accept(ctx.viewer, postFacts(question), postFacts(row)),
      },
    },
  }));
}

/** Presents one answer. */
export async function presentAnswer(ctx: Context, question: QuestionRow, row: AnswerRow) {
  const [data] = await presentAnswers(ctx, question, [row]);
  if (!data) throw new Error('an answer was not presented');
  return { data };
}
