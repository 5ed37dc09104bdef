import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallOutput } from '#platform/browser/api.ts';
import { mutation, query } from '#platform/browser/queries.ts';

export type Fitment = CallOutput<'GET /api/fitment_scores/{id}'>['data'];
export type FitmentFacts = Fitment['attributes'];
export type Report = NonNullable<FitmentFacts['report']>;
export type Requirement = Report['requirements'][number];

export const applicationScoreQuery = (jobApplicationId: string) =>
  query('GET /api/job_applications/fitment_score', { query: { job_application_id: jobApplicationId } });
export const weightsQuery = () => query('GET /api/fitment_scores/weights');
export const storiesQuery = () => query('GET /api/testimonials/get_video_reviews');

// Every mutation returns the new state of the fitment, which replaces the cached one.
function useStoreFitment(jobApplicationId: string) {
  const client = useQueryClient();
  return {
    onSuccess: ({ data }: { data: Fitment }) => client.setQueryData(applicationScoreQuery(jobApplicationId).queryKey, { data }),
  };
}

export const useScoreAgain = (jobApplicationId: string) =>
  useMutation({ ...mutation('POST /api/fitment_scores'), ...useStoreFitment(jobApplicationId) });
export const useChangeEvidence = (jobApplicationId: string) =>
  useMutation({ ...mutation('PATCH /api/fitment_scores/{id}/evidence'), ...useStoreFitment(jobApplicationId) });
