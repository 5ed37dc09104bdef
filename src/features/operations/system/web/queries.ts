import { useMutation, useQueryClient } from '@tanstack/react-query';
import { consoleQuery, listQuery, type ResourceSearch } from '#features/operations/staff/web/index.ts';
import { call, type CallOutput } from '#platform/browser/api.ts';
import { mutation, query } from '#platform/browser/queries.ts';

const MAILS = 'GET /api/staff/mails';
const TASKS = 'GET /api/staff/tasks';
const SETTINGS = 'GET /api/staff/settings';

export type FailedMail = CallOutput<typeof MAILS>['data'][number];
export type FailedTask = CallOutput<typeof TASKS>['data'][number];
export type Setting = CallOutput<typeof SETTINGS>['data'][number];
export type Experiment = CallOutput<'GET /api/staff/experiments'>['data'][number];
type Recipient = 'member' | 'other';

const RECIPIENTS: readonly Recipient[] = ['member', 'other'];
const FAILED = ['day', 'earlier'] as const;
const SOURCES: readonly Setting['attributes']['source'][] = ['environment', 'default'];

/** The filter as the endpoints take it; an unknown kind of recipient is none. */
function toMailFilter({ find, type }: ResourceSearch) {
  const known = RECIPIENTS.find((name) => name === type);
  return { ...(find && { find }), ...(known && { recipient: known }) };
}

export const mailsQuery = listQuery<FailedMail>(MAILS, (search, cursor) =>
  call(MAILS, { query: { ...toMailFilter(search), ...(cursor && { cursor }) } }),
);
export const mailQuery = (id: string) => query('GET /api/staff/mails/{id}', { params: { id } });
export const exportMails = (search: ResourceSearch) => call('GET /api/staff/mails/export', { query: toMailFilter(search) });

function toTaskFilter({ find, state }: ResourceSearch) {
  const known = FAILED.find((name) => name === state);
  return { ...(find && { find }), ...(known && { failed: known }) };
}

export const tasksQuery = listQuery<FailedTask>(TASKS, (search, cursor) =>
  call(TASKS, { query: { ...toTaskFilter(search), ...(cursor && { cursor }) } }),
);
export const taskQuery = (id: string) => query('GET /api/staff/tasks/{id}', { params: { id } });
export const exportTasks = (search: ResourceSearch) => call('GET /api/staff/tasks/export', { query: toTaskFilter(search) });

export const settingsQuery = listQuery<Setting>(SETTINGS, ({ find, type }) => {
  const known = SOURCES.find((name) => name === type);
  return call(SETTINGS, { query: { ...(find && { find }), ...(known && { source: known }) } });
});
export const experimentsQuery = () => query('GET /api/staff/experiments');

/** What was dealt with leaves its list, also where a colleague was faster. */
function useRefresh(list: string) {
  const client = useQueryClient();
  return {
    onSettled: () => Promise.all([client.invalidateQueries({ queryKey: [list] }), client.invalidateQueries(consoleQuery())]),
  };
}

export const useSendMail = () => useMutation({ ...mutation('POST /api/staff/mails/{id}/send'), ...useRefresh(MAILS) });
export const useDropMail = () => useMutation({ ...mutation('POST /api/staff/mails/{id}/drop'), ...useRefresh(MAILS) });
export const useSendAllMails = () => useMutation({ ...mutation('POST /api/staff/mails/send_all'), ...useRefresh(MAILS) });
export const useRetryTask = () => useMutation({ ...mutation('POST /api/staff/tasks/{id}/retry'), ...useRefresh(TASKS) });
export const useDropTask = () => useMutation({ ...mutation('POST /api/staff/tasks/{id}/drop'), ...useRefresh(TASKS) });
export const useRetryAllTasks = () => useMutation({ ...mutation('POST /api/staff/tasks/retry_all'), ...useRefresh(TASKS) });
