import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallOutput } from '#platform/browser/api.ts';
import { dependsOn, mutation, query, refreshDependents } from '#platform/browser/queries.ts';

export type Overview = CallOutput<'GET /api/overview'>['data']['attributes'];
export type CurrentPlan = NonNullable<Overview['plan']>;

export const overviewQuery = () => ({
  ...query('GET /api/overview'),
  ...dependsOn('jobs', 'applications', 'plans', 'saved-searches', 'scores', 'profile'),
});

/** Answers the question, or takes the answer back; recommendations follow. */
export function useAnswerQuestion() {
  const client = useQueryClient();
  const onSuccess = () => void refreshDependents(client, 'profile');
  return {
    answer: useMutation({ ...mutation('PUT /api/skill_answers/{skill_id}'), onSuccess }),
    takeBack: useMutation({ ...mutation('DELETE /api/skill_answers/{skill_id}'), onSuccess }),
  };
}
