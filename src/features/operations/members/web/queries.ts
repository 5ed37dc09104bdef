import { useMutation, useQueryClient } from '@tanstack/react-query';
import { consoleQuery, listQuery } from '#features/operations/staff/web/index.ts';
import { call, type CallInput, type CallOutput } from '#platform/browser/api.ts';
import { mutation, query } from '#platform/browser/queries.ts';

const LIST = 'GET /api/staff/members';
const ONE = 'GET /api/staff/members/{slug}';
const EXPORT = 'GET /api/staff/members/export';

export type MemberItem = CallOutput<typeof LIST>['data'][number];
export type Member = CallOutput<typeof ONE>['data'];
export type MemberDetails = NonNullable<Member['attributes']['details']>;
export type StaffScope = MemberItem['attributes']['staff_scopes'][number];
export type SuspensionDays = CallInput<'POST /api/staff/members/{slug}/suspension'>['json']['days'];

type Filter = NonNullable<NonNullable<CallInput<typeof EXPORT>>['query']>;
const STATES = ['active', 'suspended', 'unverified', 'staff', 'deleted'] as const;

/** The filter as the endpoints take it; an unknown state is none. */
export function toFilter({ find, state }: Partial<Record<string, string>>): Filter {
  const known = STATES.find((name) => name === state);
  return { ...(find && { find }), ...(known && { state: known }) };
}

export const membersQuery = listQuery<MemberItem>(LIST, (search, cursor) =>
  call(LIST, { query: { ...toFilter(search), ...(cursor && { cursor }) } }),
);
export const memberQuery = (slug: string) => query(ONE, { params: { slug } });
export const exportMembers = (search: Partial<Record<string, string>>) => call(EXPORT, { query: toFilter(search) });

/** A change answers with the member; the list and the counts are asked for again. */
function useStore() {
  const client = useQueryClient();
  return {
    onSuccess: (answer: CallOutput<typeof ONE>) => {
      client.setQueryData(memberQuery(answer.data.attributes.slug).queryKey, answer);
      return Promise.all([client.invalidateQueries({ queryKey: [LIST] }), client.invalidateQueries(consoleQuery())]);
    },
  };
}

export const useOpenMember = () => useMutation({ ...mutation('POST /api/staff/members/{slug}/open'), ...useStore() });
export const useSuspend = () => useMutation({ ...mutation('POST /api/staff/members/{slug}/suspension'), ...useStore() });
export const useLift = () => useMutation({ ...mutation('POST /api/staff/members/{slug}/lift'), ...useStore() });
export const useWarn = () => useMutation({ ...mutation('POST /api/staff/members/{slug}/warning'), ...useStore() });
export const useEndSessions = () => useMutation({ ...mutation('POST /api/staff/members/{slug}/end_sessions'), ...useStore() });
export const useCorrectEmail = () => useMutation({ ...mutation('PUT /api/staff/members/{slug}/email'), ...useStore() });
/** Where a colleague was faster, the member is asked for again. */
export function useChangeScopes() {
  const client = useQueryClient();
  return useMutation({
    ...mutation('PUT /api/staff/members/{slug}/scopes'),
    ...useStore(),
    onError: (_error, { params }) => client.invalidateQueries(memberQuery(params.slug)),
  });
}
export const useRequestDeletion = () => useMutation({ ...mutation('POST /api/staff/members/{slug}/deletion'), ...useStore() });
export const useKeep = () => useMutation({ ...mutation('POST /api/staff/members/{slug}/keep'), ...useStore() });
