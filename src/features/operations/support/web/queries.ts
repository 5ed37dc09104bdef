import { useMutation, useQueryClient } from '@tanstack/react-query';
import { consoleQuery, listQuery, type ResourceSearch } from '#features/operations/staff/web/index.ts';
import { call, type CallOutput } from '#platform/browser/api.ts';
import { mutation, query } from '#platform/browser/queries.ts';
import { LEAD_KINDS, LEAD_STATES, FORM_STATUSES } from './labels.ts';

const LEADS = 'GET /api/staff/leads';
const LEAD = 'GET /api/staff/leads/{id}';
const FORMS = 'GET /api/staff/application_forms';
const FORM = 'GET /api/staff/application_forms/{id}';

export type LeadItem = CallOutput<typeof LEADS>['data'][number];
export type Lead = CallOutput<typeof LEAD>['data'];
export type FormItem = CallOutput<typeof FORMS>['data'][number];
export type ProgramForm = CallOutput<typeof FORM>['data'];

/** The filter as the endpoints take it: new messages unless the address says otherwise; an unknown name is none. */
function toLeadFilter({ find, state, type }: ResourceSearch) {
  const kind = LEAD_KINDS.find((name) => name === type);
  const known = LEAD_STATES.find((name) => name === state) ?? 'new';
  return { ...(find && { find }), ...(kind && { kind }), ...(state !== 'all' && { state: known }) };
}

export const leadsQuery = listQuery<LeadItem>(LEADS, (search, cursor) =>
  call(LEADS, { query: { ...toLeadFilter(search), ...(cursor && { cursor }) } }),
);
export const leadQuery = (id: string) => query(LEAD, { params: { id } });
export const exportLeads = (search: ResourceSearch) => call('GET /api/staff/leads/export', { query: toLeadFilter(search) });

function toFormFilter({ find, state }: ResourceSearch) {
  const known = FORM_STATUSES.find((name) => name === state);
  return { ...(find && { find }), ...(known && { status: known }) };
}

export const formsQuery = listQuery<FormItem>(FORMS, (search, cursor) =>
  call(FORMS, { query: { ...toFormFilter(search), ...(cursor && { cursor }) } }),
);
export const formQuery = (id: string) => query(FORM, { params: { id } });
export const exportForms = (search: ResourceSearch) =>
  call('GET /api/staff/application_forms/export', { query: toFormFilter(search) });

/** A change answers with the message; the list and the counts are asked for again, also where a colleague was faster. */
export function useChangeLead() {
  const client = useQueryClient();
  return useMutation({
    ...mutation('POST /api/staff/leads/{id}/state'),
    onSuccess: (answer) => client.setQueryData(leadQuery(answer.data.id).queryKey, answer),
    onSettled: () => Promise.all([client.invalidateQueries({ queryKey: [LEADS] }), client.invalidateQueries(consoleQuery())]),
  });
}

/** A change answers with the application; the list and the counts are asked for again, also where a colleague was faster. */
function useStoreForm() {
  const client = useQueryClient();
  return {
    onSuccess: (answer: CallOutput<typeof FORM>) => {
      client.setQueryData(formQuery(answer.data.id).queryKey, answer);
    },
    onSettled: () => Promise.all([client.invalidateQueries({ queryKey: [FORMS] }), client.invalidateQueries(consoleQuery())]),
  };
}

export const useOpenForm = () => useMutation({ ...mutation('POST /api/staff/application_forms/{id}/open'), ...useStoreForm() });
export const useDecideForm = () =>
  useMutation({ ...mutation('POST /api/staff/application_forms/{id}/status'), ...useStoreForm() });
