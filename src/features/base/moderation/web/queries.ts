import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallInput, CallOutput } from '#platform/browser/api.ts';
import { mutation, query } from '#platform/browser/queries.ts';

export type ModerationCase = CallOutput<'GET /api/moderation'>['data'][number];
export type CaseStatus = ModerationCase['attributes']['status'];
export type ReportReason = CallInput<'POST /api/reports'>['json']['reason'];
export type Measure = CallOutput<'GET /api/measures'>['data'][number];

export const useReport = () => useMutation(mutation('POST /api/reports'));

export const measuresQuery = () => query('GET /api/measures');

export function useAppeal() {
  const client = useQueryClient();
  return useMutation({
    ...mutation('POST /api/measures/{id}/appeal'),
    onSuccess: () => client.invalidateQueries(measuresQuery()),
  });
}
