import { useMutation, useQueryClient } from '@tanstack/react-query';
import { announcementsQuery } from '#features/base/announcements/web/index.ts';
import { listQuery, type ResourceSearch } from '#features/operations/staff/web/index.ts';
import { call, type CallInput, type CallOutput } from '#platform/browser/api.ts';
import { mutation, query } from '#platform/browser/queries.ts';
import { STATE_LABELS, STATES } from './labels.ts';

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

/** The filter of a list by state. */
export const STATE_FACET = () => STATES.map((value) => ({ value, label: STATE_LABELS[value].label() }));

export const staffAnnouncementsQuery = listQuery<AnnouncementItem>(ANNOUNCEMENTS, (search, cursor, signal) =>
  call(ANNOUNCEMENTS, { query: { ...toFilter(search), ...(cursor && { cursor }) } }, signal),
);
export const staffAnnouncementQuery = (id: string) => query(ANNOUNCEMENT, { params: { id } });
export const exportAnnouncements = (search: ResourceSearch) =>
  call('GET /api/staff/announcements/export', { query: toFilter(search) });

/** A change answers with the announcement; the list is asked for again, also where a colleague was faster. */
function useStoreAnnouncement() {
  const client = useQueryClient();
  return {
    onSuccess: (answer: CallOutput<typeof ANNOUNCEMENT>) => {
      client.setQueryData(staffAnnouncementQuery(answer.data.id).queryKey, answer);
    },
    onSettled: () =>
      Promise.all(
        [[ANNOUNCEMENTS], [ANNOUNCEMENT], announcementsQuery().queryKey].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  };
}

export const useCreateAnnouncement = () => useMutation({ ...mutation(CREATE), ...useStoreAnnouncement() });
export const useChangeAnnouncement = () =>
  useMutation({ ...mutation('PUT /api/staff/announcements/{id}'), ...useStoreAnnouncement() });
export const useChangeAnnouncementState = () =>
  useMutation({ ...mutation('POST /api/staff/announcements/{id}/state'), ...useStoreAnnouncement() });
