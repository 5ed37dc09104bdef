import type { Context } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { factsOf, findRoadmap, type StoredRoadmap } from './find-roadmap.ts';
import { milestonesOf } from './plan-milestones.ts';
import { findPerson } from '#features/base/accounts/server/index.ts';
import { writeCalendar } from '#platform/io/calendar.ts';
import { m } from '#platform/messages/messages.js';
import { readStations } from './read-stations.ts';
import { subjectOf } from './subject-of.ts';

/** The milestones of one of the viewer's plans, as a file to import. */
export const getCalendar: UseCase<'GET /api/roadmaps/{id}/calendar'> = async (ctx, { params }) => ({
  file: await draw(ctx, await findRoadmap(ctx, { id: params.id })),
  name: `${m.roadmaps_title()}.ics`,
  type: TYPE,
});

export const TYPE = 'text/calendar; charset=utf-8';

export async function draw(ctx: Context, row: StoredRoadmap): Promise<Uint8Array> {
  const [{ stations, finished }, subject, owner] = await Promise.all([
    readStations(ctx, row),
    subjectOf(ctx, row),
    findPerson(ctx, row.user_id),
  ]);
  const page = `${ctx.config.APP_ORIGIN}/${owner.slug}/roadmap/${row.id}`;
  const text = writeCalendar({
    name: subject.title,
    product: ctx.config.BRAND_NAME,
    stamp: ctx.clock.now(),
    events: milestonesOf(stations, { roadmapId: row.id, purchased: factsOf(row).purchased, finished, page }),
  });
  return new TextEncoder().encode(text);
}
