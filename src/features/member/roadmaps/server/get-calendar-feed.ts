import type { UseCase } from '#platform/http/http.ts';
import { findLinkedRoadmap } from './read-links.ts';
import { draw, TYPE } from './get-calendar.ts';

/** The same as a feed: calendars come back for it, and it follows every change of the plan. */
export const getCalendarFeed: UseCase<'GET /api/plan_feeds/{token}/plan.ics'> = async (ctx, { params }) => {
  const { row } = await findLinkedRoadmap(ctx, 'calendar', params.token);
  return { file: await draw(ctx, row), name: 'plan.ics', type: TYPE, inline: true };
};
