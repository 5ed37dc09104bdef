import { useMutation, useQueryClient } from '@tanstack/react-query';
import { consoleQuery } from '#features/operations/staff/web/index.ts';
import { call, type CallOutput } from '#platform/browser/api.ts';
import { mutation, query } from '#platform/browser/queries.ts';

export const workspaceQuery = () => query('GET /api/hiring');
export const teamQuery = (slug: string) => query('GET /api/hiring/companies/{slug}/people', { params: { slug } });
export const invitationQuery = (id: string) => query('GET /api/hiring/invitations/{id}', { params: { id } });
export const exportRequests = () => call('GET /api/staff/company_requests/export');
export const requestsQuery = () => query('GET /api/staff/company_requests');

export type Workspace = CallOutput<'GET /api/hiring'>['data'];
export type Team = CallOutput<'GET /api/hiring/companies/{slug}/people'>['data'];
export type Role = Team['attributes']['role'];
export type RequestToDecide = CallOutput<'GET /api/staff/company_requests'>['data'][number];

/** Changes of the workspace refresh it. */
function useRefreshWorkspace() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: workspaceQuery().queryKey });
}

export function useRequestCompany() {
  return useMutation({ ...mutation('POST /api/hiring/requests'), onSuccess: useRefreshWorkspace() });
}

export function useAcceptInvitation() {
  return useMutation({ ...mutation('POST /api/hiring/invitations/{id}/accept'), onSuccess: useRefreshWorkspace() });
}

/** The changes of a team that answer with the team. */
export function useTeamChanges(slug: string) {
  const client = useQueryClient();
  const refresh = useRefreshWorkspace();
  const key = teamQuery(slug).queryKey;
  const onSuccess = (team: CallOutput<'GET /api/hiring/companies/{slug}/people'>) => client.setQueryData(key, team);
  return {
    invite: useMutation({ ...mutation('POST /api/hiring/companies/{slug}/invitations'), onSuccess }),
    withdraw: useMutation({ ...mutation('DELETE /api/hiring/companies/{slug}/invitations/{id}'), onSuccess }),
    changeRole: useMutation({ ...mutation('PATCH /api/hiring/companies/{slug}/people/{user_id}'), onSuccess }),
    transfer: useMutation({
      ...mutation('POST /api/hiring/companies/{slug}/transfer'),
      onSuccess: (team) => {
        onSuccess(team);
        return refresh();
      },
    }),
    remove: useMutation({
      ...mutation('DELETE /api/hiring/companies/{slug}/people/{user_id}'),
      onSuccess: () => Promise.all([client.invalidateQueries({ queryKey: key }), refresh()]),
    }),
  };
}

/**
 * Staff decide on a request; the answer is the list that is left. What is said of it is said even though the request has left the
 * page by then.
 */
export function useDecideRequest(say: { approved: () => void; declined: () => void }) {
  const client = useQueryClient();
  const andSay = (sayIt: () => void) => (list: CallOutput<'GET /api/staff/company_requests'>) => {
    sayIt();
    client.setQueryData(requestsQuery().queryKey, list);
    return client.invalidateQueries(consoleQuery());
  };
  return {
    approve: useMutation({ ...mutation('POST /api/staff/company_requests/{id}/approve'), onSuccess: andSay(say.approved) }),
    decline: useMutation({ ...mutation('POST /api/staff/company_requests/{id}/decline'), onSuccess: andSay(say.declined) }),
  };
}
