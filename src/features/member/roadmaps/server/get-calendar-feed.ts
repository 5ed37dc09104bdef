import type { UseCase } from '#platform/http/http.ts';
import { getLinkedRoadmap } from './load-links.ts';
import { renderCalendar, CALENDAR_TYPE } from './get-calendar.ts';

/** The milestones as a calendar feed, which reflects every change of the plan. */
export const getCalendarFeed: UseCase<'GET /api/plan_feeds/{token}/plan.ics'> = async (ctx, { params }) => {
  const { row } = await getLinkedRoadmap(ctx, 'calendar', params.token);
  return { file: await renderCalendar(ctx, row), name: 'plan.ics', type: CALENDAR_TYPE, inline: true };
};
