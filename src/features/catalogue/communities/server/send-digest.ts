import { reactionRows } from '#features/base/reactions/server/index.ts';
import { sql } from 'kysely';
import { notify } from '#features/base/notifications/server/index.ts';
import { calendarDay } from '#platform/runtime/calendar-day.ts';
import type { Context } from '#platform/http/context.ts';
import type { QuestionSource } from './question-source.ts';

const BATCH_SIZE = 200;
const WEEK_MS = 7 * 86_400_000;
const BEFORE_FIRST_ID = '00000000-0000-0000-0000-000000000000';

declare module '#platform/tasks/tasks.ts' {
  interface Tasks {
    /** `after` is the last notified member; omitted at the start. */
    'communities.digest': { after?: string };
  }
}

/** Sends the weekly digest of question counts to normal followers; communities without questions are omitted. */
export const sendDigest =
  (questions: QuestionSource) =>
  async (ctx: Context, { after = BEFORE_FIRST_ID }: { after?: string }): Promise<void> => {
    await ctx.inTransaction(async (trx) => {
      const since = new Date(trx.clock.now().getTime() - WEEK_MS);
      const weekCounts = new Map((await questions.countAskedSince(trx, since)).map(({ id, ...category }) => [id, category]));
      if (weekCounts.size === 0) return;
      const { rows } = await sql<{ user_id: string; categories: string[] }>`
      select user_id, array_agg(object_id) as categories from ${reactionRows(trx)} as follows
      where object_type = 'category' and verb = 'follow' and level in ('normal', '')
        and object_id = any(${[...weekCounts.keys()]}::text[]) and user_id > ${after}
      group by user_id order by user_id limit ${BATCH_SIZE}`.execute(trx.db);
      const day = calendarDay(trx.clock.now());
      for (const { user_id, categories } of rows) {
        const active = categories.flatMap((id) => weekCounts.get(id) ?? []).toSorted((a, b) => b.questions - a.questions);
        await notify(trx, {
          userId: user_id,
          kind: 'topic-digest',
          dedupeKey: `topic-digest:${day}`,
          facts: {
            count: String(active.reduce((sum, { questions }) => sum + questions, 0)),
            communities: active
              .map(({ name }) => name)
              .slice(0, 3)
              .join(', '),
          },
          url: active.length === 1 ? `/forum?category=${active[0]?.slug}&sort=newest` : '/forum?sort=newest',
        });
      }
      const last = rows.at(-1)?.user_id;
      if (rows.length === BATCH_SIZE && last) await trx.enqueue('communities.digest', { after: last });
    });
  };
