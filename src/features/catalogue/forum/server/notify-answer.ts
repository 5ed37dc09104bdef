import { reactionRows } from '#features/base/reactions/server/index.ts';
import { findPeople } from '#features/base/accounts/server/index.ts';
import { notifyAll } from '#features/base/notifications/server/index.ts';
import type { Context } from '#platform/http/context.ts';

const BATCH_SIZE = 200;
const FIRST = '00000000-0000-0000-0000-000000000000';

declare module '#platform/tasks/tasks.ts' {
  interface Tasks {
    /** `after` is the last notified member; omitted at the start. */
    'forum.tell-answer': { answerId: string; after?: string };
  }
}

/** Notifies followers of a question of a new answer, in batches; idempotent. */
export async function notifyAnswer(
  ctx: Context,
  { answerId, after = FIRST }: { answerId: string; after?: string },
): Promise<void> {
  await ctx.inTransaction(async (trx) => {
    const answer = await trx.db
      .selectFrom('answers as a')
      .innerJoin('questions as q', 'q.id', 'a.question_id')
      .select(['a.author_id', 'q.id as question_id', 'q.slug', 'q.title'])
      .where('a.id', '=', answerId)
      .where((eb) =>
        eb.and(
          ['a.hidden_at', 'a.deleted_at', 'q.hidden_at', 'q.deleted_at'].map((at) => eb(eb.ref(at as 'a.hidden_at'), 'is', null)),
        ),
      )
      // Hiding waits for this lock and then withdraws the notifications.
      .forShare()
      .executeTakeFirst();
    if (!answer) return;
    const followers = await followersOf(trx, answer.question_id, after);
    const author = (await findPeople(trx, [answer.author_id ?? FIRST])).get(answer.author_id ?? '');
    await notifyAll(
      trx,
      followers.filter((userId) => userId !== answer.author_id),
      {
        kind: 'answer',
        dedupeKey: `answer:${answerId}`,
        facts: { name: author?.attributes.name ?? '', title: answer.title },
        url: `/forum/${answer.slug}#answer-${answerId}`,
        group: answer.question_id,
      },
    );
    const last = followers.at(-1);
    if (followers.length === BATCH_SIZE && last) await trx.enqueue('forum.tell-answer', { answerId, after: last });
  });
}

async function followersOf(ctx: Context, questionId: string, after: string): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom(reactionRows(ctx).as('engagements'))
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
