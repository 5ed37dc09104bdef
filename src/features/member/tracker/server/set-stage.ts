import { signedIn, type Context } from '#platform/http/context.ts';
import { calendarDay } from '#platform/runtime/calendar-day.ts';
import { invalid } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { findEntry, keepEntry } from './find-entry.ts';
import { presentEntry } from './present-entries.ts';

/** Says where an entry stands, now or on a day that has been. */
export const setStage: UseCase<'POST /api/tracker/{id}/stages'> = async (ctx, { params, body: { stage, note, on } }) => {
  const viewer = signedIn(ctx);
  const row = await findEntry(ctx, viewer, params.id);
  await ctx.db
    .insertInto('tracker_events')
    .values({
      entry_id: await keepEntry(ctx, viewer, row),
      stage,
      note,
      at: momentOf(ctx, on),
    })
    .execute();
  return presentEntry(ctx, viewer, row.id);
};

/** Now for today and without a day, noon in India for a day before; 422 for a day to come. */
export function momentOf(ctx: Context, day: string | undefined): Date {
  const now = ctx.clock.now();
  const today = calendarDay(now);
  if (day === undefined || day === today) return now;
  if (day > today) throw invalid({ path: 'on', code: 'day-in-future' });
  return new Date(`${day}T12:00:00+05:30`);
}
