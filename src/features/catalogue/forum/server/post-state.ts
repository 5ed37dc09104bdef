/**
 * Hides, deletes and restores posts. Only these functions change the visibility of members' posts, and they update the
 * counts.
 */
import { updateQuestionCount } from '#features/catalogue/communities/server/index.ts';
import { withdrawNotifications } from '#features/base/notifications/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { postFacts } from './get-readable-question.ts';
import { forumPolicy } from './policy.ts';

type Change = { hidden_at?: Date | null; hidden_reason?: string; deleted_at?: Date | null };

/** Changes the state of a question, and withdraws the notifications of it and its answers, or notifies of its answers again. */
export async function setQuestionState(ctx: Context, id: string, change: Change): Promise<void> {
  const before = await ctx.db
    .selectFrom('questions')
    .select(['category_id', 'author_id', 'hidden_at', 'deleted_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  await ctx.db.updateTable('questions').set(change).where('id', '=', id).execute();
  const [wasVisible, isVisible] = [before, { ...before, ...change }].map((row) => forumPolicy.visible(postFacts(row)));
  if (wasVisible === isVisible) return;
  await updateQuestionCount(ctx, before.category_id, isVisible ? 1 : -1);
  const answers = await ctx.db.selectFrom('answers').select('id').where('question_id', '=', id).execute();
  if (isVisible) return notifyAgain(ctx, answers);
  await withdrawNotifications(ctx, [`question:${id}`, ...answers.flatMap((answer) => answerNotificationKeys(answer.id))]);
}

/** Changes the state of an answer, under the lock of its question, and withdraws its notifications or sends them again. */
export async function setAnswerState(
  ctx: Context,
  { id, question_id }: { id: string; question_id: string },
  change: Change,
): Promise<void> {
  await ctx.db.selectFrom('questions').select('id').where('id', '=', question_id).forUpdate().execute();
  const updated = await ctx.db
    .updateTable('answers')
    .set(change)
    .where('id', '=', id)
    .returning(['author_id', 'hidden_at', 'deleted_at'])
    .executeTakeFirstOrThrow();
  await countAnswers(ctx, question_id);
  if (forumPolicy.visible(postFacts(updated))) return notifyAgain(ctx, [{ id }]);
  return withdrawNotifications(ctx, answerNotificationKeys(id));
}

/** Queues the notifications of answers that may be visible again; whoever still has one gets no second one. */
async function notifyAgain(ctx: Context, answers: readonly { id: string }[]): Promise<void> {
  for (const { id } of answers) await ctx.enqueue('forum.notify-answer', { answerId: id });
}

const answerNotificationKeys = (id: string) => [`answer:${id}`, `answer-accepted:${id}`];

/** Recounts the visible answers; the caller holds the lock of the question. */
export async function countAnswers(ctx: Context, questionId: string): Promise<void> {
  await ctx.db
    .updateTable('questions')
    .set((eb) => ({
      answer_count: eb
        .selectFrom('answers')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .where('question_id', '=', questionId)
        .where('hidden_at', 'is', null)
        .where('deleted_at', 'is', null),
    }))
    .where('id', '=', questionId)
    .execute();
}
