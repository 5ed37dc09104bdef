import { calendarDay } from '#platform/runtime/calendar-day.ts';
import { signedIn, type Context } from '#platform/http/context.ts';
import { conflict, notFound } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { roadmapFacts, getOwnRoadmap } from './load-roadmap.ts';
import { loadSteps } from './load-steps.ts';
import { markResource } from './mark-resource.ts';
import type { DayHours } from './plan/learnt-hours.ts';
import { roadmapPolicy } from './policy.ts';
import { presentRoadmap } from './present-roadmap.ts';

/**
 * Saves how many hours of a part are done in all: more than before were learnt today, fewer take back the latest; all of them
 * finish the part. 404 for a locked skill, 409 for a part that is done.
 */
export const setHours: UseCase<'PUT /api/roadmaps/{id}/resources/{resource_id}/hours'> = async (ctx, { params, body }) => {
  signedIn(ctx);
  const row = await getOwnRoadmap(ctx, params);
  const { steps, finished } = await loadSteps(ctx, row);
  const step = steps.find(({ path }) => path.some(({ id }) => id === params.resource_id));
  const part = step?.path.find(({ id }) => id === params.resource_id);
  if (!step || !part || !roadmapPolicy.openSkill(roadmapFacts(row), step.original_index)) throw notFound('resource');
  if (finished.has(part.id)) throw conflict('finished');
  if (body.hours >= part.hours) return markResource(ctx, { params, query: undefined, body: { done: true } });
  await ctx.inTransaction(async (trx) => {
    // Two changes at once take turns.
    await trx.db.selectFrom('roadmaps').select('id').where('id', '=', row.id).forUpdate().execute();
    await saveHours(trx, { roadmap_id: row.id, resource_id: part.id }, body.hours);
  });
  return { data: await presentRoadmap(ctx, row) };
};

async function saveHours(ctx: Context, key: { roadmap_id: string; resource_id: string }, hours: number): Promise<void> {
  const stored = await ctx.db
    .deleteFrom('roadmap_hours')
    .where('roadmap_id', '=', key.roadmap_id)
    .where('resource_id', '=', key.resource_id)
    .returning(['day', 'hours'])
    .execute();
  const days = changeTotal(
    stored.toSorted((a, b) => (a.day < b.day ? -1 : 1)),
    hours,
    calendarDay(ctx.clock.now()),
  );
  if (days.length > 0)
    await ctx.db
      .insertInto('roadmap_hours')
      .values(days.map((entry) => ({ ...key, ...entry })))
      .execute();
}

function changeTotal(days: readonly DayHours[], total: number, today: string): DayHours[] {
  let left = total;
  const kept = days.flatMap((entry) => {
    const hours = Math.min(entry.hours, left);
    left -= hours;
    return hours > 0 ? [{ ...entry, hours }] : [];
  });
  if (left <= 0) return kept;
  const before = kept.find(({ day }) => day === today);
  return [...kept.filter((entry) => entry !== before), { day: today, hours: left + (before?.hours ?? 0) }];
}
