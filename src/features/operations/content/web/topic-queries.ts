import { useMutation } from '@tanstack/react-query';
import { consoleQuery, listQuery, type ResourceSearch } from '#features/operations/staff/web/index.ts';
import { call, type CallOutput } from '#platform/browser/api.ts';
import { mutation, query } from '#platform/browser/queries.ts';
import { useStoreAnswer } from './queries.ts';

const TOPICS = 'GET /api/staff/topic_suggestions';
const TOPIC = 'GET /api/staff/topic_suggestions/{id}';

export type TopicItem = CallOutput<typeof TOPICS>['data'][number];
export type StaffTopic = CallOutput<typeof TOPIC>['data'];
export type TopicStatus = TopicItem['attributes']['status'];

const STATUSES: readonly TopicStatus[] = ['waiting', 'accepted', 'declined'];

/** The filter as the endpoints take it: what waits, unless the address says otherwise; an unknown status is none. */
function toTopicFilter({ find, state }: ResourceSearch) {
  const known = STATUSES.find((name) => name === state) ?? 'waiting';
  return { ...(find && { find }), ...(state !== 'all' && { status: known }) };
}

export const topicsQuery = listQuery<TopicItem>(TOPICS, (search, cursor) =>
  call(TOPICS, { query: { ...toTopicFilter(search), ...(cursor && { cursor }) } }),
);
export const topicQuery = (id: string) => query(TOPIC, { params: { id } });
export const exportTopics = (search: ResourceSearch) =>
  call('GET /api/staff/topic_suggestions/export', { query: toTopicFilter(search) });

export const useDecideTopic = () =>
  useMutation({
    ...mutation('POST /api/staff/topic_suggestions/{id}/decide'),
    ...useStoreAnswer<CallOutput<typeof TOPIC>>(
      (id) => topicQuery(id).queryKey,
      [[TOPICS], [TOPIC], consoleQuery().queryKey, ['GET /api/categories/{id}'], ['GET /api/categories/topic_lists']],
    ),
  });
