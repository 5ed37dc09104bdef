import { calendarDay } from '#platform/runtime/calendar-day.ts';
import { signedIn } from '#platform/http/context.ts';
import { invalid } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { getOwnRoadmap, getRoadmapRow } from './load-roadmap.ts';
import { currentSchedule } from './plan/current-schedule.ts';
import { presentRoadmap } from './present-roadmap.ts';

/** Pauses a plan, or changes until when it is paused; 422 for a day that is not ahead. */
export const pausePlan: UseCase<'PUT /api/roadmaps/{id}/pause'> = async (ctx, { params, body: { until } }) => {
  signedIn(ctx);
  const row = await getOwnRoadmap(ctx, params);
  const today = calendarDay(ctx.clock.now());
  if (until !== null && until <= today) throw invalid({ path: 'until', code: 'pause-in-the-past' });
  const { start_on, pause } = currentSchedule(row, today);
  await ctx.db
    .updateTable('roadmaps')
    .set(pause ? { paused_until: until } : { start_on, paused_on: today, paused_until: until, replanned: null })
    .where('id', '=', row.id)
    .execute();
  return { data: await presentRoadmap(ctx, await getRoadmapRow(ctx, { id: row.id })) };
};
