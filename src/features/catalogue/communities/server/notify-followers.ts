/** Tells the followers of a community what happened in it, each as closely as they follow. */
import { reactionRows } from '#features/base/reactions/server/index.ts';
import { categoryRows } from '#features/base/interests/server/index.ts';
import { findInsightCards } from '#features/catalogue/insights/server/index.ts';
import { notifyAll } from '#features/base/notifications/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import type { QuestionSource } from './question-source.ts';

const BATCH_SIZE = 200;

/** What happened in a community. `url` is a page of this site. */
export type TopicActivity = {
  categoryId: string;
  kind: 'question' | 'card' | 'event';
  objectId: string;
  title: string;
  url: string;
  /** Who did it, and needs not be told. */
  actorId: string | null;
};

declare module '#platform/tasks/events.ts' {
  interface Events {
    'topic.activity': TopicActivity;
  }
}
declare module '#platform/tasks/tasks.ts' {
  interface Tasks {
    /** `after` is the last member told. */
    'communities.tell': TopicActivity & { after: string };
  }
}

/** Which levels hear of what. A follow from elsewhere has no level and is a normal one. */
const LEVELS = { question: ['watching'], card: ['watching'], event: ['watching', 'normal', ''] } as const;
const FIRST = '00000000-0000-0000-0000-000000000000';

/** Begins to tell, after the commit. */
export const notifyOfActivity = (ctx: Context, activity: TopicActivity): Promise<void> =>
  ctx.enqueue('communities.tell', { ...activity, after: FIRST });

/** Tells the next stretch of followers and queues the one after it; told twice is told once. */
export const notifyFollowers =
  (questions: QuestionSource) =>
  async (ctx: Context, { after, ...activity }: TopicActivity & { after: string }): Promise<void> => {
    await ctx.inTransaction(async (trx) => {
      if (!(await stillThere(trx, activity, questions))) return;
      const category = await trx.db
        .selectFrom(categoryRows(trx).as('categories'))
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
          occasion: `${activity.kind}:${activity.objectId}`,
          facts: { community: category.name, what: activity.kind, title: activity.title },
          url: activity.url,
        },
      );
      const last = followers.at(-1);
      if (followers.length === BATCH_SIZE && last) await trx.enqueue('communities.tell', { ...activity, after: last });
    });
  };

async function nextFollowers(ctx: Context, { categoryId, kind }: TopicActivity, after: string): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom(reactionRows(ctx).as('engagements'))
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

/** What was hidden or deleted in the meantime is told to nobody. The row is locked, so that hiding waits and takes back what was told. */
async function stillThere(ctx: Context, { kind, objectId }: TopicActivity, questions: QuestionSource): Promise<boolean> {
  if (kind === 'card') return (await findInsightCards(ctx, [objectId])).size > 0;
  if (kind === 'event')
    return Boolean(
      await ctx.db.selectFrom('community_events').select('id').where('id', '=', objectId).forShare().executeTakeFirst(),
    );
  return questions.lockVisible(ctx, objectId);
}
