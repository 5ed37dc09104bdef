import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallOutput } from '#platform/web/api.ts';
import { mutation, query } from '#platform/web/queries.ts';

export type Roadmap = CallOutput<'GET /api/roadmaps/{id}'>['data'];
export type Plan = Roadmap['attributes'];
export type PlanSkill = Plan['skills'][number];
export type PlanResource = PlanSkill['resources'][number];

export const roadmapsQuery = () => query('GET /api/roadmaps');
export const roadmapQuery = (userSlug: string, id: string) =>
  query('GET /api/roadmaps/{id}', { params: { id }, query: { user_id: userSlug } });

/** Every change answers with the plan's new state. */
function useKeepPlan({ id, attributes }: Roadmap) {
  const client = useQueryClient();
  return { onSuccess: (plan: { data: Roadmap }) => client.setQueryData(roadmapQuery(attributes.user_slug, id).queryKey, plan) };
}

export const useMarkResource = (roadmap: Roadmap) =>
  useMutation({ ...mutation('PATCH /api/roadmaps/{id}/resources/{resource_id}'), ...useKeepPlan(roadmap) });
export const useChangeSchedule = (roadmap: Roadmap) =>
  useMutation({ ...mutation('PATCH /api/roadmaps/{id}/schedule'), ...useKeepPlan(roadmap) });
export const useMarkPlanAsRead = () => useMutation(mutation('PATCH /api/roadmap/{id}/mark_as_read'));
