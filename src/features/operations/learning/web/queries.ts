import { useMutation, useQueryClient } from '@tanstack/react-query';
import { consoleQuery, listQuery, type ResourceSearch } from '#features/operations/staff/web/index.ts';
import { call, type CallInput, type CallOutput } from '#platform/browser/api.ts';
import { mutation, query } from '#platform/browser/queries.ts';

const MISTAKES = 'GET /api/staff/mistakes';
const MISTAKE = 'GET /api/staff/mistakes/{id}';
const QUESTIONS = 'GET /api/staff/questions';
const QUESTION = 'GET /api/staff/questions/{id}';

const OTHERS = [
  ['GET /api/staff/resources'],
  ['GET /api/staff/resources/{id}'],
  ['GET /api/staff/works'],
  ['GET /api/staff/works/{id}'],
  ['GET /api/staff/skills'],
  ['GET /api/staff/skills/{id}'],
];

export type MistakeItem = CallOutput<typeof MISTAKES>['data'][number];
export type StaffMistake = CallOutput<typeof MISTAKE>['data'];
export type QuestionItem = CallOutput<typeof QUESTIONS>['data'][number];
export type StaffQuestion = CallOutput<typeof QUESTION>['data'];
export type QuestionText = StaffQuestion['attributes']['text'];
type MistakeFilter = NonNullable<CallInput<typeof MISTAKES>['query']>;
type QuestionFilter = NonNullable<CallInput<typeof QUESTIONS>['query']>;

export const OUTCOMES: readonly NonNullable<MistakeFilter['state']>[] = ['corrected', 'dropped', 'no-mistake', 'all'];
export const MISTAKE_KINDS: readonly NonNullable<MistakeFilter['kind']>[] = ['question', 'resource', 'work'];
export const ASKED: readonly NonNullable<QuestionFilter['state']>[] = ['in-use', 'corrected', 'dropped', 'reported'];

/** The filters as the endpoints take them; what they do not know is left out. */
function toMistakeFilter({ find, state, type }: ResourceSearch): MistakeFilter {
  const outcome = OUTCOMES.find((name) => name === state);
  const kind = MISTAKE_KINDS.find((name) => name === type);
  return { ...(find && { find }), ...(outcome && { state: outcome }), ...(kind && { kind }) };
}
function toQuestionFilter({ find, state }: ResourceSearch): QuestionFilter {
  const known = ASKED.find((name) => name === state);
  return { ...(find && { find }), ...(known && { state: known }) };
}

export const mistakesQuery = listQuery<MistakeItem>(MISTAKES, (search, cursor) =>
  call(MISTAKES, { query: { ...toMistakeFilter(search), ...(cursor && { cursor }) } }),
);
export const mistakeQuery = (id: string) => query(MISTAKE, { params: { id } });
export const exportMistakes = (search: ResourceSearch) =>
  call('GET /api/staff/mistakes/export', { query: toMistakeFilter(search) });

export const questionsQuery = listQuery<QuestionItem>(QUESTIONS, (search, cursor) =>
  call(QUESTIONS, { query: { ...toQuestionFilter(search), ...(cursor && { cursor }) } }),
);
export const questionQuery = (id: string) => query(QUESTION, { params: { id } });
export const exportQuestions = (search: ResourceSearch) =>
  call('GET /api/staff/questions/export', { query: toQuestionFilter(search) });

/** A change also answers what was reported; everything that shows either is asked for again. */
export function useRefresh() {
  const client = useQueryClient();
  return {
    onSettled: () =>
      Promise.all(
        [[MISTAKES], [MISTAKE], [QUESTIONS], [QUESTION], ...OTHERS, consoleQuery().queryKey].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  };
}

export const useDismissMistake = () => useMutation({ ...mutation('POST /api/staff/mistakes/{id}/dismiss'), ...useRefresh() });
export const useCorrectQuestion = () => useMutation({ ...mutation('PUT /api/staff/questions/{id}'), ...useRefresh() });
export const useChangeQuestionState = () => useMutation({ ...mutation('POST /api/staff/questions/{id}/state'), ...useRefresh() });
