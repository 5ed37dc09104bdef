import { implement } from '#platform/http/http.ts';
import { roadmapsContract } from '../contract.ts';
import { boardFromPlan } from './board-from-plan.ts';
import { endLink } from './end-link.ts';
import { makeLink } from './make-link.ts';
import { changeReminders } from './change-reminders.ts';
import { changeSchedule } from './change-schedule.ts';
import { changeStation } from './change-station.ts';
import { generateRoadmap } from './generate-roadmap.ts';
import { getCalendar } from './get-calendar.ts';
import { getCalendarFeed } from './get-calendar-feed.ts';
import { getRoadmap } from './get-roadmap.ts';
import { getRoadmapBySource } from './get-roadmap-by-source.ts';
import { getRoadmapPdf } from './get-roadmap-pdf.ts';
import { getSharedPlan } from './get-shared-plan.ts';
import { listRoadmaps } from './list-roadmaps.ts';
import { markAsRead } from './mark-as-read.ts';
import { markResource } from './mark-resource.ts';
import { orderSkills } from './order-skills.ts';
import { reportResource } from './report-resource.ts';
import { takeBackReport } from './take-back-report.ts';

export const roadmapsRoutes = implement(roadmapsContract, {
  'GET /api/roadmaps': listRoadmaps,
  'GET /api/roadmaps/by_source': getRoadmapBySource,
  'POST /api/roadmaps/by_source': generateRoadmap,
  'GET /api/roadmaps/{id}': getRoadmap,
  'PATCH /api/roadmap/{id}/mark_as_read': markAsRead,
  'PATCH /api/roadmaps/{id}/schedule': changeSchedule,
  'PATCH /api/roadmaps/{id}/reminders': changeReminders,
  'PUT /api/roadmaps/{id}/order': orderSkills,
  'POST /api/roadmaps/{id}/board': boardFromPlan,
  'PATCH /api/roadmaps/{id}/skills/{skill_id}': changeStation,
  'PATCH /api/roadmaps/{id}/resources/{resource_id}': markResource,
  'POST /api/roadmaps/{id}/resources/{resource_id}/report': reportResource,
  'DELETE /api/roadmaps/{id}/resources/{resource_id}/report': takeBackReport,
  'POST /api/roadmaps/{id}/links/{kind}': makeLink,
  'DELETE /api/roadmaps/{id}/links/{kind}': endLink,
  'GET /api/roadmaps/{id}/calendar': getCalendar,
  'GET /api/roadmaps/{id}/pdf': getRoadmapPdf,
  'GET /api/plan_feeds/{token}/plan.ics': getCalendarFeed,
  'GET /api/shared_plans/{token}': getSharedPlan,
});
