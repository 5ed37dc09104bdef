import { reactionRows } from '#features/base/reactions/server/index.ts';
import { findPeople } from '#features/base/accounts/server/index.ts';
import { notifyAll } from '#features/base/notifications/server/index.ts';
import type { Context } from '#platform/http/context.ts';

const BATCH_SIZE = 200;
const BEFORE_FIRST_ID = '00000000-0000-0000-0000-000000000000';

declare module '#platform/tasks/tasks.ts' {
  interface Tasks {
    /** `after` is the last notified member; omitted at the start. */
    'forum.notify-answer': { answerId: string; after?: string };
  }
}

/** Notifies a batch of followers of a question about a new answer and queues the batch after it; idempotent. */
export async function notifyAnswer(
  ctx: Context,
  { answerId, after = BEFORE_FIRST_ID }: { answerId: string; after?: string },
): Promise<void> {
  await ctx.inTransaction(async (trx) => {
    const answer = await trx.db
      .selectFrom('answers as a')
      .innerJoin('questions as q', 'q.id', 'a.question_id')
      .select(['a.author_id', 'q.id as question_id', 'q.slug', 'q.title'])
      .where('a.id', '=', answerId)
      .where((eb) =>
        eb.and(
          ['a.hidden_at', 'a.deleted_at', 'q.hidden_at', 'q.deleted_at'].map((column) =>
            eb(eb.ref(column as 'a.hidden_at'), 'is', null),
          ),
        ),
      )
      // Hiding waits for this lock and then withdraws the notifications.
      .forShare()
      .executeTakeFirst();
    if (!answer) return;
    const followers = await nextFollowers(trx, answer.question_id, after);
    const author = (await findPeople(trx, [answer.author_id ?? BEFORE_FIRST_ID])).get(answer.author_id ?? '');
    await notifyAll(
      trx,
      followers.filter((userId) => userId !== answer.author_id),
      {
        kind: 'answer',
        actorId: answer.author_id,
        dedupeKey: `answer:${answerId}`,
        facts: { name: author?.attributes.name ?? '', title: answer.title },
        url: `/forum/${answer.slug}#answer-${answerId}`,
        group: answer.question_id,
      },
    );
    const last = followers.at(-1);
    if (followers.length === BATCH_SIZE && last) await trx.enqueue('forum.notify-answer', { answerId, after: last });
  });
}

async function nextFollowers(ctx: Context, questionId: string, after: string): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom(reactionRows(ctx).as('follows'))
    .select('user_id')
    .where('object_type', '=', 'question')
    .where('object_id', '=', questionId)
    .where('verb', '=', 'follow')
    .where('user_id', '>', after)
    .orderBy('user_id')
    .limit(BATCH_SIZE)
    .execute();
  return rows.map(({ user_id }) => user_id);
}
