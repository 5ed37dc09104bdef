import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, type CallInput, type CallOutput } from '#platform/browser/api.ts';
import { mutation, query } from '#platform/browser/queries.ts';

export type Fitment = CallOutput<'GET /api/fitment_scores/{id}'>['data'];
export type FitmentFacts = Fitment['attributes'];
export type Report = NonNullable<FitmentFacts['report']>;
export type Requirement = Report['requirements'][number];
export type Preview = NonNullable<FitmentFacts['preview']>;
/** A row as everybody sees it; in a report it also has points and evidence. */
export type FreeRow = Preview['rows'][number];
export type Evidence = Requirement['evidence'][number];
export type Condition = FitmentFacts['conditions'][number];
export type CorrectionReason = NonNullable<FreeRow['correction']>['reason'];
export type Change = CallInput<'POST /api/fitment_scores/{id}/effect'>['json'];
export type Effect = CallOutput<'POST /api/fitment_scores/{id}/effect'>['data'];

export const applicationScoreQuery = (jobApplicationId: string) =>
  query('GET /api/job_applications/fitment_score', { query: { job_application_id: jobApplicationId } });
const READING_POLL_MS = 1200;

/** The same, asked again while a résumé is being read and scored. */
export const polledScoreQuery = (jobApplicationId: string) => ({
  ...applicationScoreQuery(jobApplicationId),
  refetchInterval: ({ state }: { state: { data: { data: Fitment } | undefined } }) =>
    state.data && isWaiting(state.data.data.attributes) ? READING_POLL_MS : (false as const),
});

const isWaiting = ({ status, pending }: FitmentFacts) =>
  status === 'reading' || (pending !== null && pending.attributes.status !== 'failed');

export const pastReportQuery = (id: string, report_id: string) =>
  query('GET /api/fitment_scores/{id}/reports/{report_id}', { params: { id, report_id } });
export const weightsQuery = () => query('GET /api/fitment_scores/weights');
export const storiesQuery = () => query('GET /api/testimonials/get_video_reviews');

/** What a change would alter. A new report makes the answer stale. */
export const effectQuery = ({ id, attributes: { scored_at } }: Fitment, change: Change) => ({
  queryKey: ['effect', id, scored_at, change] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    call('POST /api/fitment_scores/{id}/effect', { params: { id }, json: change }, signal),
});

/** The band, and in an open report the points, with these rows shown. */
export const whatIfQuery = ({ id, attributes: { scored_at } }: Fitment, ticked: readonly string[]) => ({
  queryKey: ['what-if', id, scored_at, ticked.toSorted()] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    call('POST /api/fitment_scores/{id}/what_if', { params: { id }, json: { ticked: [...ticked] } }, signal),
});

/** Replaces the cached fitment with the new state, which every mutation returns. */
export function useStoreFitment(jobApplicationId: string) {
  const client = useQueryClient();
  return {
    onSuccess: ({ data }: { data: Fitment }) => {
      client.setQueryData(applicationScoreQuery(jobApplicationId).queryKey, { data });
    },
  };
}

export const useScoreAgain = (jobApplicationId: string) =>
  useMutation({ ...mutation('POST /api/fitment_scores'), ...useStoreFitment(jobApplicationId) });
export const useCorrectRow = (jobApplicationId: string) =>
  useMutation({ ...mutation('POST /api/fitment_scores/{id}/corrections'), ...useStoreFitment(jobApplicationId) });
export const useRestoreRow = (jobApplicationId: string) =>
  useMutation({ ...mutation('DELETE /api/fitment_scores/{id}/corrections'), ...useStoreFitment(jobApplicationId) });
export const useAddEvidence = (jobApplicationId: string) =>
  useMutation({ ...mutation('POST /api/fitment_scores/{id}/evidence'), ...useStoreFitment(jobApplicationId) });
export const useRemoveEvidence = (jobApplicationId: string) =>
  useMutation({ ...mutation('DELETE /api/fitment_scores/{id}/evidence'), ...useStoreFitment(jobApplicationId) });
export const useScoreWith = (jobApplicationId: string) =>
  useMutation({ ...mutation('POST /api/fitment_scores/{id}/resume'), ...useStoreFitment(jobApplicationId) });
export const useDeclareCondition = (jobApplicationId: string) =>
  useMutation({ ...mutation('PUT /api/fitment_scores/{id}/conditions'), ...useStoreFitment(jobApplicationId) });
