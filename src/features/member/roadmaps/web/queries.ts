import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallInput, CallOutput } from '#platform/browser/api.ts';
import { mutation, query, refreshDependents } from '#platform/browser/queries.ts';

export type Roadmap = CallOutput<'GET /api/roadmaps/{id}'>['data'];
export type RoadmapCard = CallOutput<'GET /api/roadmaps'>['data'][number];
export type Plan = Roadmap['attributes'];
export type PlanSkill = Plan['skills'][number];
export type PlanResource = PlanSkill['resources'][number];
export type StepState = PlanSkill['state'];
export type SkipReason = NonNullable<CallInput<'PATCH /api/roadmaps/{id}/skills/{skill_id}'>['json']['skip']>['reason'];

export type Check = CallOutput<'GET /api/checks/{skill_id}'>['data']['attributes'];

export const checkQuery = (skill_id: string) => query('GET /api/checks/{skill_id}', { params: { skill_id } });
export const roadmapsQuery = () => query('GET /api/roadmaps');
export const roadmapQuery = (userSlug: string, id: string) =>
  query('GET /api/roadmaps/{id}', { params: { id }, query: { user_id: userSlug } });
export const sharedPlanQuery = (token: string) => query('GET /api/shared_plans/{token}', { params: { token } });

// Every mutation returns the new state of the plan, which replaces the cached one.
function useStorePlan({ id, attributes }: Roadmap) {
  const client = useQueryClient();
  return (plan: { data: Roadmap }) => {
    client.setQueryData(roadmapQuery(attributes.user_slug, id).queryKey, plan);
    void client.invalidateQueries({ queryKey: roadmapsQuery().queryKey });
    void refreshDependents(client, 'plans');
    // A finished skill counts as claimed in what its check says.
    void client.invalidateQueries({ predicate: ({ queryKey: [key] }) => key === 'GET /api/checks/{skill_id}' });
  };
}

export function useMarkResource(roadmap: Roadmap) {
  const store = useStorePlan(roadmap);
  return useMutation({ ...mutation('PATCH /api/roadmaps/{id}/resources/{resource_id}'), onSuccess: store });
}

export function useSetHours(roadmap: Roadmap) {
  const store = useStorePlan(roadmap);
  return useMutation({ ...mutation('PUT /api/roadmaps/{id}/resources/{resource_id}/hours'), onSuccess: store });
}

export function useChangeSkill(roadmap: Roadmap) {
  const store = useStorePlan(roadmap);
  return useMutation({ ...mutation('PATCH /api/roadmaps/{id}/skills/{skill_id}'), onSuccess: store });
}

export function useOrderSkills(roadmap: Roadmap) {
  const store = useStorePlan(roadmap);
  return useMutation({ ...mutation('PUT /api/roadmaps/{id}/order'), onSuccess: store });
}

/** Creates or finds the board of a plan. */
export const useCreateBoard = () => useMutation(mutation('POST /api/roadmaps/{id}/board'));

export function useReportResource(roadmap: Roadmap) {
  const store = useStorePlan(roadmap);
  return useMutation({ ...mutation('POST /api/roadmaps/{id}/resources/{resource_id}/report'), onSuccess: store });
}

export function useWithdrawReport(roadmap: Roadmap) {
  const store = useStorePlan(roadmap);
  return useMutation({ ...mutation('DELETE /api/roadmaps/{id}/resources/{resource_id}/report'), onSuccess: store });
}

export function useChangeSchedule(roadmap: Roadmap) {
  const store = useStorePlan(roadmap);
  return useMutation({ ...mutation('PATCH /api/roadmaps/{id}/schedule'), onSuccess: store });
}

export function useReplan(roadmap: Roadmap) {
  const store = useStorePlan(roadmap);
  return useMutation({ ...mutation('POST /api/roadmaps/{id}/replan'), onSuccess: store });
}

export function useUndoReplan(roadmap: Roadmap) {
  const store = useStorePlan(roadmap);
  return useMutation({ ...mutation('DELETE /api/roadmaps/{id}/replan'), onSuccess: store });
}

export function usePausePlan(roadmap: Roadmap) {
  const store = useStorePlan(roadmap);
  return useMutation({ ...mutation('PUT /api/roadmaps/{id}/pause'), onSuccess: store });
}

export function useResumePlan(roadmap: Roadmap) {
  const store = useStorePlan(roadmap);
  return useMutation({ ...mutation('DELETE /api/roadmaps/{id}/pause'), onSuccess: store });
}

export function useApplyChanges(roadmap: Roadmap) {
  const store = useStorePlan(roadmap);
  return useMutation({ ...mutation('POST /api/roadmaps/{id}/changes'), onSuccess: store });
}

export function useChangeReminders(roadmap: Roadmap) {
  const store = useStorePlan(roadmap);
  return useMutation({ ...mutation('PATCH /api/roadmaps/{id}/reminders'), onSuccess: store });
}

export function useCreateLink(roadmap: Roadmap) {
  const store = useStorePlan(roadmap);
  return useMutation({
    ...mutation('POST /api/roadmaps/{id}/links/{kind}'),
    onSuccess: ({ data }) => store({ data: data.attributes.roadmap }),
  });
}

export function useRevokeLink(roadmap: Roadmap) {
  const store = useStorePlan(roadmap);
  return useMutation({ ...mutation('DELETE /api/roadmaps/{id}/links/{kind}'), onSuccess: store });
}

/** Asks for the money back for a plan. */
export function useRefundPlan(roadmap: Roadmap) {
  const store = useStorePlan(roadmap);
  return useMutation({ ...mutation('POST /api/roadmaps/{id}/refund'), onSuccess: store });
}

export const useMarkPlanAsRead = () => useMutation(mutation('PATCH /api/roadmap/{id}/mark_as_read'));
