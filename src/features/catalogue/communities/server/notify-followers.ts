/** Notifies the followers of a community by their level. */
import { reactionRows } from '#features/base/reactions/server/index.ts';
import { shownCategoryRows } from '#features/base/interests/server/index.ts';
import { findInsightCards } from '#features/catalogue/insights/server/index.ts';
import { notifyAll } from '#features/base/notifications/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import type { QuestionSource } from './question-source.ts';

const BATCH_SIZE = 200;

/** A new question, insight card or event in a community. `url` is a path of this site. */
export type TopicActivity = {
  categoryId: string;
  kind: 'question' | 'card' | 'event';
  objectId: string;
  title: string;
  url: string;
  /** The acting member, who is not notified. */
  actorId: string | null;
};

declare module '#platform/tasks/events.ts' {
  interface Events {
    'topic.activity': TopicActivity;
  }
}
declare module '#platform/tasks/tasks.ts' {
  interface Tasks {
    /** `after` is the last notified member. */
    'communities.notify-followers': TopicActivity & { after: string };
  }
}

/** The follow levels that are notified of each kind of activity. A follow without a level is normal. */
const LEVELS = { question: ['watching'], card: ['watching'], event: ['watching', 'normal', ''] } as const;
const BEFORE_FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** Queues the notifications for the followers of the community. */
export const notifyOfActivity = (ctx: Context, activity: TopicActivity): Promise<void> =>
  ctx.enqueue('communities.notify-followers', { ...activity, after: BEFORE_FIRST_ID });

/** Notifies the next batch of followers and queues the batch after it; idempotent. */
export const notifyFollowers =
  (questions: QuestionSource) =>
  async (ctx: Context, { after, ...activity }: TopicActivity & { after: string }): Promise<void> => {
    await ctx.inTransaction(async (trx) => {
      if (!(await isStillVisible(trx, activity, questions))) return;
      const category = await trx.db
        .selectFrom(shownCategoryRows(trx).as('categories'))
        .select('name')
        .where('id', '=', activity.categoryId)
        .executeTakeFirst();
      if (!category) return;
      const followers = await nextFollowers(trx, activity, after);
      await notifyAll(
        trx,
        followers.filter((userId) => userId !== activity.actorId),
        {
          kind: 'topic-activity',
          actorId: activity.actorId,
          dedupeKey: `${activity.kind}:${activity.objectId}`,
          facts: { community: category.name, what: activity.kind, title: activity.title },
          url: activity.url,
        },
      );
      const last = followers.at(-1);
      if (followers.length === BATCH_SIZE && last)
        await trx.enqueue('communities.notify-followers', { ...activity, after: last });
    });
  };

async function nextFollowers(ctx: Context, { categoryId, kind }: TopicActivity, after: string): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom(reactionRows(ctx).as('follows'))
    .select('user_id')
    .where('object_type', '=', 'category')
    .where('object_id', '=', categoryId)
    .where('verb', '=', 'follow')
    .where('level', 'in', [...LEVELS[kind]])
    .where('user_id', '>', after)
    .orderBy('user_id')
    .limit(BATCH_SIZE)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/**
 * Whether the content is still public. Locks the row of a question or an event, so that hiding it waits for this transaction
 * and then withdraws the notifications; an insight card is not locked.
 */
async function isStillVisible(ctx: Context, { kind, objectId }: TopicActivity, questions: QuestionSource): Promise<boolean> {
  if (kind === 'card') return (await findInsightCards(ctx, [objectId])).size > 0;
  if (kind === 'event')
    return Boolean(
      await ctx.db.selectFrom('community_events').select('id').where('id', '=', objectId).forShare().executeTakeFirst(),
    );
  return questions.lockVisible(ctx, objectId);
}
