/** Daily notification of likes: one per post and day. */
import { reactionRows } from '#features/base/reactions/server/index.ts';
import { sql } from 'kysely';
import { findPeople } from '#features/base/accounts/server/index.ts';
import type { Reportables } from '#features/base/moderation/server/index.ts';
import { isHeard } from '#features/base/mutes/server/index.ts';
import { notify, groupActorNames } from '#features/base/notifications/server/index.ts';
import { calendarDay } from '#platform/runtime/calendar-day.ts';
import type { Context } from '#platform/http/context.ts';

declare module '#platform/tasks/tasks.ts' {
  interface Tasks {
    'notifications.likes': Record<string, never>;
  }
}

const BATCH_SIZE = 200;
const DAY_MS = 86_400_000;
/** How many days ago the likes were given. The day before yesterday is included in case the last run was missed. */
const DAYS_BACK = [2, 1];
/** Names in the message; the others are counted. */
const MAX_NAMES = 2;

type Liked = { type: string; id: string };

/** Notifies of the likes of the last two days, each post and day once. */
export const notifyLikes =
  (reportables: Reportables) =>
  async (ctx: Context): Promise<void> => {
    for (const back of DAYS_BACK) {
      const day = calendarDay(new Date(ctx.clock.now().getTime() - back * DAY_MS));
      for (let after: Liked | null = { type: '', id: '' }; after !== null;)
        after = await notifyBatch(ctx, { reportables, day, after });
    }
  };

type Batch = { reportables: Reportables; day: string; after: Liked };

/** Notifies of the next batch of posts; returns the last one, or null at the end. */
async function notifyBatch(ctx: Context, { reportables, day, after }: Batch): Promise<Liked | null> {
  const { rows } = await sql<Liked>`
    select distinct object_type as type, object_id as id from ${reactionRows(ctx)} as engagements
    where verb = 'like' and ${onDay(day)} and (object_type, object_id) > (${after.type}, ${after.id})
    order by 1, 2 limit ${BATCH_SIZE}`.execute(ctx.db);
  for (const liked of rows) await ctx.inTransaction((trx) => notifyAuthor(trx, { reportables, day, liked }));
  return rows.length === BATCH_SIZE ? (rows.at(-1) ?? null) : null;
}

/** The condition that a like was given on a calendar day in India. */
const onDay = (day: string) =>
  sql<boolean>`created_at >= ${day}::date::timestamp at time zone 'Asia/Kolkata' and created_at < (${day}::date + 1)::timestamp at time zone 'Asia/Kolkata'`;

async function notifyAuthor(ctx: Context, { reportables, day, liked }: Omit<Batch, 'after'> & { liked: Liked }): Promise<void> {
  const post = await reportables[liked.type]?.find(ctx, liked.id);
  if (!post?.ownerId) return;
  const { rows } = await sql<{ user_id: string; total: number }>`
    select user_id, (count(*) over ())::int as total from ${reactionRows(ctx)} as engagements
    where object_type = ${liked.type} and object_id = ${liked.id} and verb = 'like' and ${onDay(day)}
      and user_id <> ${post.ownerId} and ${isHeard({ viewer: { id: post.ownerId } }, sql.ref('user_id'))}
    order by created_at desc limit ${MAX_NAMES}`.execute(ctx.db);
  const [newest] = rows;
  if (!newest) return;
  const actors = rows.map(({ user_id }) => user_id);
  const people = await findPeople(ctx, actors);
  const names = rows.map(({ user_id }) => people.get(user_id)?.attributes.name ?? '');
  await notify(ctx, {
    userId: post.ownerId,
    kind: 'likes',
    dedupeKey: `likes:${liked.type}:${liked.id}:${day}`,
    actors,
    facts: { people: groupActorNames(names, newest.total), total: String(newest.total), title: post.title },
    url: post.url,
  });
}
