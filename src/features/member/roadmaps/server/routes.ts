import { implement } from '#platform/http/http.ts';
import { roadmapsContract } from '../contract.ts';
import { createBoardFromPlan } from './create-board-from-plan.ts';
import { revokeLink } from './revoke-link.ts';
import { createLink } from './create-link.ts';
import { changeReminders } from './change-reminders.ts';
import { changeSchedule } from './change-schedule.ts';
import { changeStep } from './change-step.ts';
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
import { setHours } from './set-hours.ts';
import { orderSkills } from './order-skills.ts';
import { refundPlan } from './refund-plan.ts';
import { pausePlan } from './pause-plan.ts';
import { replan } from './replan.ts';
import { resumePlan } from './resume-plan.ts';
import { undoReplan } from './undo-replan.ts';
import { applyChanges } from './apply-changes.ts';
import { reportResource } from './report-resource.ts';
import { withdrawResourceReport } from './withdraw-resource-report.ts';

export const roadmapsRoutes = implement(roadmapsContract, {
  'GET /api/roadmaps': listRoadmaps,
  'GET /api/roadmaps/by_source': getRoadmapBySource,
  'POST /api/roadmaps/by_source': generateRoadmap,
  'GET /api/roadmaps/{id}': getRoadmap,
  'PATCH /api/roadmap/{id}/mark_as_read': markAsRead,
  'POST /api/roadmaps/{id}/refund': refundPlan,
  'PATCH /api/roadmaps/{id}/schedule': changeSchedule,
  'POST /api/roadmaps/{id}/replan': replan,
  'DELETE /api/roadmaps/{id}/replan': undoReplan,
  'PUT /api/roadmaps/{id}/pause': pausePlan,
  'DELETE /api/roadmaps/{id}/pause': resumePlan,
  'POST /api/roadmaps/{id}/changes': applyChanges,
  'PATCH /api/roadmaps/{id}/reminders': changeReminders,
  'PUT /api/roadmaps/{id}/order': orderSkills,
  'POST /api/roadmaps/{id}/board': createBoardFromPlan,
  'PATCH /api/roadmaps/{id}/skills/{skill_id}': changeStep,
  'PATCH /api/roadmaps/{id}/resources/{resource_id}': markResource,
  'PUT /api/roadmaps/{id}/resources/{resource_id}/hours': setHours,
  'POST /api/roadmaps/{id}/resources/{resource_id}/report': reportResource,
  'DELETE /api/roadmaps/{id}/resources/{resource_id}/report': withdrawResourceReport,
  'POST /api/roadmaps/{id}/links/{kind}': createLink,
  'DELETE /api/roadmaps/{id}/links/{kind}': revokeLink,
  'GET /api/roadmaps/{id}/calendar': getCalendar,
  'GET /api/roadmaps/{id}/pdf': getRoadmapPdf,
  'GET /api/plan_feeds/{token}/plan.ics': getCalendarFeed,
  'GET /api/shared_plans/{token}': getSharedPlan,
});
