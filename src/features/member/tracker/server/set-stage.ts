import { signedIn, type Context } from '#platform/http/context.ts';
import { calendarDay } from '#platform/runtime/calendar-day.ts';
import { invalid } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { getEntryRow, ensureEntry } from './load-entry.ts';
import { presentEntry } from './present-entries.ts';

/** Sets an entry's stage, now or on a past day. */
export const setStage: UseCase<'POST /api/tracker/{id}/stages'> = async (ctx, { params, body: { stage, note, on } }) => {
  const viewer = signedIn(ctx);
  const row = await getEntryRow(ctx, viewer, params.id);
  await ctx.db
    .insertInto('tracker_events')
    .values({
      entry_id: await ensureEntry(ctx, viewer, row),
      stage,
      note,
      at: stageTime(ctx, on),
    })
    .execute();
  return presentEntry(ctx, viewer, row.id);
};

/** The current time for today or no day, noon in India for a past day; 422 for a future one. */
export function stageTime(ctx: Context, day: string | undefined): Date {
  const now = ctx.clock.now();
  const today = calendarDay(now);
  if (day === undefined || day === today) return now;
  if (day > today) throw invalid({ path: 'on', code: 'day-in-future' });
  return new Date(`${day}T12:00:00+05:30`);
}
