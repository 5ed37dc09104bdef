import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { announcementsQuery } from '#features/base/announcements/web/index.ts';
import { listQuery, type ResourceSearch } from '#features/operations/staff/web/index.ts';
import { call, type CallInput, type CallOutput } from '#platform/browser/api.ts';
import { mutation, query } from '#platform/browser/queries.ts';
import { STATES } from './labels.ts';

const ANNOUNCEMENTS = 'GET /api/staff/announcements';
const ANNOUNCEMENT = 'GET /api/staff/announcements/{id}';
const CREATE = 'POST /api/staff/announcements';

export type AnnouncementItem = CallOutput<typeof ANNOUNCEMENTS>['data'][number];
export type StaffAnnouncement = CallOutput<typeof ANNOUNCEMENT>['data'];
export type AnnouncementInput = Omit<CallInput<typeof CREATE>['json'], 'reason'>;

/** The filter as the endpoints take it; an unknown state is none. */
export function toFilter({ find, state }: ResourceSearch) {
  const known = STATES.find((name) => name === state);
  return { ...(find && { find }), ...(known && { state: known }) };
}

export const staffAnnouncementsQuery = listQuery<AnnouncementItem>(ANNOUNCEMENTS, (search, cursor) =>
  call(ANNOUNCEMENTS, { query: { ...toFilter(search), ...(cursor && { cursor }) } }),
);
export const staffAnnouncementQuery = (id: string) => query(ANNOUNCEMENT, { params: { id } });
export const exportAnnouncements = (search: ResourceSearch) =>
  call('GET /api/staff/announcements/export', { query: toFilter(search) });

/** A change answers with the whole; what is named is asked for again, also where a colleague was faster. */
export function useStoreAnswer<Answer extends { data: { id: string } }>(
  keyOf: (id: string) => QueryKey,
  affected: readonly QueryKey[],
) {
  const client = useQueryClient();
  return {
    onSuccess: (answer: Answer) => {
      client.setQueryData(keyOf(answer.data.id), answer);
    },
    onSettled: () => Promise.all(affected.map((queryKey) => client.invalidateQueries({ queryKey }))),
  };
}

const useStoreAnnouncement = () =>
  useStoreAnswer<CallOutput<typeof ANNOUNCEMENT>>(
    (id) => staffAnnouncementQuery(id).queryKey,
    [[ANNOUNCEMENTS], [ANNOUNCEMENT], announcementsQuery().queryKey],
  );

export const useCreateAnnouncement = () => useMutation({ ...mutation(CREATE), ...useStoreAnnouncement() });
export const useChangeAnnouncement = () =>
  useMutation({ ...mutation('PUT /api/staff/announcements/{id}'), ...useStoreAnnouncement() });
export const useChangeAnnouncementState = () =>
  useMutation({ ...mutation('POST /api/staff/announcements/{id}/state'), ...useStoreAnnouncement() });
