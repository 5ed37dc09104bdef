import { implement } from '#platform/server/http.ts';
import { roadmapsContract } from '../contract.ts';
import { changeSchedule } from './change-schedule.ts';
import { generateRoadmap } from './generate-roadmap.ts';
import { getRoadmap, getRoadmapBySource } from './get-roadmap.ts';
import { getRoadmapPdf } from './get-roadmap-pdf.ts';
import { listRoadmaps } from './list-roadmaps.ts';
import { markAsRead } from './mark-as-read.ts';
import { markResource } from './mark-resource.ts';

export const roadmapsRoutes = implement(roadmapsContract, {
  'GET /api/roadmaps': listRoadmaps,
  'GET /api/roadmaps/by_source': getRoadmapBySource,
  'POST /api/roadmaps/by_source': generateRoadmap,
  'GET /api/roadmaps/{id}': getRoadmap,
  'PATCH /api/roadmap/{id}/mark_as_read': markAsRead,
  'PATCH /api/roadmaps/{id}/schedule': changeSchedule,
  'PATCH /api/roadmaps/{id}/resources/{resource_id}': markResource,
  'GET /api/roadmaps/{id}/pdf': getRoadmapPdf,
});
