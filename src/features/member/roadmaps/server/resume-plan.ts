import { calendarDay } from '#platform/runtime/calendar-day.ts';
import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { getOwnRoadmap, getRoadmapRow } from './load-roadmap.ts';
import { currentSchedule } from './plan/current-schedule.ts';
import { presentRoadmap } from './present-roadmap.ts';

/** Resumes a paused plan: what is left begins today. A pause that is taken back on its first day changes no date. */
export const resumePlan: UseCase<'DELETE /api/roadmaps/{id}/pause'> = async (ctx, { params }) => {
  signedIn(ctx);
  const row = await getOwnRoadmap(ctx, params);
  const today = calendarDay(ctx.clock.now());
  // A pause until a day that has come ended on that day.
  const endedOn = row.paused_until !== null && row.paused_until < today ? row.paused_until : null;
  const { start_on } = currentSchedule({ ...row, paused_until: endedOn }, today);
  await ctx.db
    .updateTable('roadmaps')
    .set({ start_on: row.paused_on === today ? row.start_on : start_on, paused_on: null, paused_until: null })
    .where('id', '=', row.id)
    .execute();
  return { data: await presentRoadmap(ctx, await getRoadmapRow(ctx, { id: row.id })) };
};
