import type { Context } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { roadmapFacts, getRoadmapRow, type StoredRoadmap } from './load-roadmap.ts';
import { listMilestones } from './plan-milestones.ts';
import { getPerson } from '#features/base/accounts/server/index.ts';
import { writeCalendar } from '#platform/io/calendar.ts';
import { m } from '#platform/messages/messages.js';
import { loadSteps } from './load-steps.ts';
import { loadSubject } from './load-subject.ts';

/** The milestones of one of the viewer's plans as an iCalendar file. */
export const getCalendar: UseCase<'GET /api/roadmaps/{id}/calendar'> = async (ctx, { params }) => ({
  file: await renderCalendar(ctx, await getRoadmapRow(ctx, { id: params.id })),
  name: `${m.roadmaps_title()}.ics`,
  type: CALENDAR_TYPE,
});

export const CALENDAR_TYPE = 'text/calendar; charset=utf-8';

export async function renderCalendar(ctx: Context, row: StoredRoadmap): Promise<Uint8Array> {
  const [{ steps, finished, schedule }, subject, owner] = await Promise.all([
    loadSteps(ctx, row),
    loadSubject(ctx, row),
    getPerson(ctx, row.user_id),
  ]);
  const page = `${ctx.config.APP_ORIGIN}/${owner.slug}/roadmap/${row.id}`;
  const text = writeCalendar({
    name: subject.title,
    product: ctx.config.BRAND_NAME,
    createdAt: ctx.clock.now(),
    events: listMilestones(steps, {
      roadmapId: row.id,
      purchased: roadmapFacts(row).purchased,
      finished,
      page,
      undated: schedule.pause?.until === null,
    }),
  });
  return new TextEncoder().encode(text);
}
