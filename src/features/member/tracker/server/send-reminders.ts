import { programRows } from '#features/catalogue/programs/server/index.ts';
import { jobRows } from '#features/catalogue/jobs/server/index.ts';
import { sql } from 'kysely';
import { notify } from '#features/base/notifications/server/index.ts';
import { calendarDay } from '#platform/runtime/calendar-day.ts';
import type { Context } from '#platform/http/context.ts';

const BATCH_SIZE = 200;

declare module '#platform/tasks/tasks.ts' {
  interface Tasks {
    'tracker.remind': Record<string, never>;
    'tracker.purge': Record<string, never>;
  }
}

/** Sends due reminders once: the notification and `reminded_on` are written in one transaction. */
export async function sendReminders(ctx: Context): Promise<void> {
  const today = calendarDay(ctx.clock.now());
  let sent = BATCH_SIZE;
  while (sent === BATCH_SIZE) sent = await ctx.inTransaction((trx) => sendBatch(trx, today));
}

async function sendBatch(ctx: Context, today: string): Promise<number> {
  const { rows } = await sql<{ id: string; user_id: string; ref: string; title: string; remind_on: string }>`
    select e.id, e.user_id, coalesce('job-' || e.job_id, 'program-' || e.program_id, 'own-' || e.id) as ref,
      coalesce(e.title, jobs.title, programs.title) as title, e.remind_on::text as remind_on
    from tracker_entries e left join ${jobRows(ctx)} as jobs on jobs.id = e.job_id left join ${programRows(ctx)} as programs on programs.id = e.program_id
    where e.remind_on <= ${today}::date and e.removed_at is null and e.remind_on is distinct from e.reminded_on
    order by e.remind_on, e.id limit ${BATCH_SIZE} for update of e skip locked`.execute(ctx.db);
  for (const { id, user_id, ref, title, remind_on } of rows) {
    await notify(ctx, {
      userId: user_id,
      kind: 'tracker-reminder',
      dedupeKey: `tracker-reminder:${id}:${remind_on}`,
      facts: { title },
      url: `/applications?entry=${ref}`,
      mail: true,
    });
    await ctx.db.updateTable('tracker_entries').set({ reminded_on: remind_on }).where('id', '=', id).execute();
  }
  return rows.length;
}

const RETENTION_DAYS = 30;
const DAY_MS = 86_400_000;

/** Deletes hand-added entries that were removed more than a month ago. */
export async function purgeRemoved(ctx: Context): Promise<void> {
  await ctx.db
    .deleteFrom('tracker_entries')
    .where('removed_at', '<', new Date(ctx.clock.now().getTime() - RETENTION_DAYS * DAY_MS))
    .where('kind', 'is not', null)
    .execute();
}
