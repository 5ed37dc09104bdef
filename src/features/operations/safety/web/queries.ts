import { useMutation, useQueryClient } from '@tanstack/react-query';
import { consoleQuery, listQuery } from '#features/operations/staff/web/index.ts';
import type { CaseStatus } from '#features/base/moderation/web/index.ts';
import { call, type CallOutput } from '#platform/browser/api.ts';
import { mutation, query } from '#platform/browser/queries.ts';

const LIST = 'GET /api/moderation';
const ONE = 'GET /api/moderation/{id}';
const APPEALS = 'GET /api/staff/appeals';
const HISTORY = 'GET /api/staff/reports/{id}/history';

export type ModerationCase = CallOutput<typeof LIST>['data'][number];
export type Appeal = CallOutput<typeof APPEALS>['data'][number];
const STATUSES: readonly CaseStatus[] = ['open', 'hidden', 'settled', 'dismissed', 'restored'];

/** The filter as the endpoints take it; an unknown status is none. */
function toFilter({ find, status, type }: Partial<Record<string, string>>) {
  const known = STATUSES.find((name) => name === status);
  return { ...(find && { find }), ...(known && { status: known }), ...(type && { type }) };
}

export const casesQuery = listQuery<ModerationCase>(LIST, (search, cursor) =>
  call(LIST, { query: { ...toFilter(search), ...(cursor && { cursor }) } }),
);
export const exportReports = (search: Partial<Record<string, string>>) =>
  call('GET /api/staff/reports/export', { query: toFilter(search) });
export const exportAppeals = () => call('GET /api/staff/appeals/export');
export const caseQuery = (id: string) => query(ONE, { params: { id } });
export const caseHistoryQuery = (id: string) => query(HISTORY, { params: { id } });
export const appealsQuery = () => query(APPEALS);
export const appealHistoryQuery = (id: string) => query('GET /api/staff/appeals/{id}/history', { params: { id } });

/** A decision answers with the case, which moves between lists: they are asked for again. */
function useStore() {
  const client = useQueryClient();
  return {
    onSuccess: (answer: CallOutput<typeof ONE>) => {
      client.setQueryData(caseQuery(answer.data.id).queryKey, answer);
      const keys = [[LIST], [HISTORY], consoleQuery().queryKey];
      return Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
    },
  };
}

export const useHide = () => useMutation({ ...mutation('POST /api/moderation/{id}/hide'), ...useStore() });
export const useDismiss = () => useMutation({ ...mutation('POST /api/moderation/{id}/dismiss'), ...useStore() });
export const useRestore = () => useMutation({ ...mutation('POST /api/moderation/{id}/restore'), ...useStore() });
export const useSettle = () => useMutation({ ...mutation('POST /api/moderation/{id}/settle'), ...useStore() });

/** `onAnswered` is called before the list is asked for again, which takes the appeal off the page. */
export function useAnswerAppeal(onAnswered: () => void) {
  const client = useQueryClient();
  return useMutation({
    ...mutation('POST /api/staff/appeals/{id}'),
    onSuccess: () => {
      onAnswered();
      return Promise.all([client.invalidateQueries(appealsQuery()), client.invalidateQueries(consoleQuery())]);
    },
  });
}
