import type { Context } from '#platform/http/context.ts';
import { endReading, queueReading } from './read-resume.ts';

/** Longer than all attempts of a task together. */
const LOST_AFTER_MS = 5 * 60_000;
const MAX_READINGS = 3;
const BATCH_SIZE = 100;

declare module '#platform/tasks/tasks.ts' {
  interface Tasks {
    'resumes.end-lost-readings': object;
  }
}

/** Queues readings again whose task is gone, and ends them with a reason after three; none stands at "reading" for ever. */
export async function endLostReadings(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  const lost = await ctx.db
    .selectFrom('resumes')
    .select(['id', 'user_id', 'readings', 'reading_since'])
    .where('status', '=', 'reading')
    .where('reading_since', '<', new Date(now.getTime() - LOST_AFTER_MS))
    .orderBy('reading_since')
    .limit(BATCH_SIZE)
    .execute();
  for (const { id, user_id, readings, reading_since } of lost)
    await ctx.inTransaction(async (trx) => {
      if (readings >= MAX_READINGS) return endReading(trx, id, { ok: false, reason: 'interrupted' });
      const queued = await trx.db
        .updateTable('resumes')
        .set({ reading_since: now, readings: readings + 1 })
        .where('id', '=', id)
        .where('status', '=', 'reading')
        .where('reading_since', '=', reading_since)
        .returning('id')
        .executeTakeFirst();
      return queued && queueReading(trx, { id, user_id });
    });
}
