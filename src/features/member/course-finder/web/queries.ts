import type { CallInput, CallOutput } from '#platform/browser/api.ts';
import { mutation, query } from '#platform/browser/queries.ts';

export type Interest = CallOutput<'GET /api/recommendations/interests'>['data'][number];
export type InterestDetail = CallOutput<'GET /api/recommendations/interests/{id}'>['data'];
export type Results = CallOutput<'GET /api/recommendations/interests/{id}/results'>['data'];
export type Recommended = Results['attributes']['items'][number];
export type LastAnswers = NonNullable<CallOutput<'GET /api/recommendations/answers'>['data']>['attributes'];
type ResultsInput = NonNullable<CallInput<'GET /api/recommendations/interests/{id}/results'>['query']>;

export const interestsQuery = () => query('GET /api/recommendations/interests');
export const interestQuery = (id: string) => query('GET /api/recommendations/interests/{id}', { params: { id } });
export const answersQuery = () => query('GET /api/recommendations/answers');
export const resultsQuery = (id: string, answers: ResultsInput) =>
  query('GET /api/recommendations/interests/{id}/results', { params: { id }, query: answers });
export const saveAnswersMutation = () => mutation('PUT /api/recommendations/answers');
export const saveBoardMutation = () => mutation('POST /api/recommendations/interests/{id}/board');
