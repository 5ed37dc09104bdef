import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import { Problem } from '#platform/contract/problem.ts';
import { call, type CallInput, type CallOutput, type EndpointName } from '#platform/browser/api.ts';
import { mutation, query } from '#platform/browser/queries.ts';

export type Community = CallOutput<'GET /api/categories'>['data'][number];
export type CommunityPage = CallOutput<'GET /api/categories/{id}'>;
export type FollowLevel = NonNullable<Community['attributes']['level']>;
export type Topic = CallOutput<'GET /api/categories/topic_lists'>['data'][number];
export type CommunityEvent = CallOutput<'GET /api/categories/topic_event_lists'>['data'][number];
export type Suggestion = CallOutput<'GET /api/topic_suggestions'>['data'][number];

type ListEndpoint = Extract<EndpointName, `GET ${string}`>;

/** An infinite query of an endpoint with a cursor; a 404 becomes the router's not-found. */
export const infiniteFeed = <K extends ListEndpoint>(key: K, input: (cursor: string) => CallInput<K>) =>
  infiniteQueryOptions({
    queryKey: [key, 'infinite', input('')],
    queryFn: async ({ pageParam }): Promise<CallOutput<K>> => {
      try {
        return await call(key, input(pageParam));
      } catch (error) {
        if (error instanceof Problem && error.status === 404) throw notFound();
        throw error;
      }
    },
    initialPageParam: '',
    getNextPageParam: (page) => nextCursor(page),
  });

const nextCursor = (page: unknown): string | null => {
  if (typeof page !== 'object' || page === null || !('meta' in page)) return null;
  const { meta } = page;
  return typeof meta === 'object' && meta !== null && 'next_cursor' in meta && typeof meta.next_cursor === 'string'
    ? meta.next_cursor
    : null;
};

export const communitiesQuery = () => query('GET /api/categories');
export const communityQuery = (id: string) => query('GET /api/categories/{id}', { params: { id } });
export const topicsQuery = (id: string) => query('GET /api/categories/topic_lists', { query: { id } });
export const topicQuery = (slug: string, topic: string) =>
  query('GET /api/categories/{slug}/topics/{topic}', { params: { slug, topic } });
export const followersQuery = (slug: string, page = 1) =>
  query('GET /api/categories/{slug}/followers', { params: { slug }, query: { page, per_page: 24 } });
/** The next events, of one community or of all. */
export const nextEventsQuery = (id?: string) => query('GET /api/categories/topic_event_lists', { query: { ...(id && { id }) } });
export const eventsQuery = (id: string, when: 'upcoming' | 'past') =>
  infiniteFeed('GET /api/categories/topic_event_lists', (cursor) => ({ query: { id, when, ...(cursor && { cursor }) } }));
export const cardsQuery = (id: string, topic?: string) =>
  infiniteFeed('GET /api/categories/topic_kcard_lists', (cursor) => ({
    query: { id, ...(topic && { topic }), ...(cursor && { cursor }) },
  }));
export const coursesQuery = (id: string, { topic, page = 1 }: { topic?: string; page?: number } = {}) =>
  query('GET /api/categories/topic_courses', { query: { id, page, ...(topic && { topic }) } });
export const boardsQuery = (id: string) => query('GET /api/categories/topic_board_lists', { query: { id } });
export const suggestionsQuery = (status: 'waiting' | 'accepted' | 'declined') =>
  infiniteFeed('GET /api/topic_suggestions', (cursor) => ({ query: { status, ...(cursor && { cursor }) } }));

/** Mutation options: the returned community is cached, and the lists that contain it are refetched. */
function useCommunityCache() {
  const client = useQueryClient();
  return {
    onSuccess: (community: CommunityPage) => {
      client.setQueryData(communityQuery(community.data.attributes.slug).queryKey, community);
      void client.invalidateQueries({ queryKey: communitiesQuery().queryKey });
      void client.invalidateQueries({ queryKey: ['GET /api/categories/{slug}/followers'] });
    },
  };
}

export const useFollow = () => useMutation({ ...mutation('POST /api/categories/follow_topic'), ...useCommunityCache() });
export const useUnfollow = () => useMutation({ ...mutation('POST /api/categories/unfollow_topic'), ...useCommunityCache() });
export const useSuggestTopic = () => useMutation(mutation('POST /api/topic_suggestions'));

/** Mutation options: the events are refetched. */
function useEventsRefetch() {
  const client = useQueryClient();
  return { onSuccess: () => client.invalidateQueries({ queryKey: ['GET /api/categories/topic_event_lists'] }) };
}

export const useCreateEvent = () => useMutation({ ...mutation('POST /api/categories/{slug}/events'), ...useEventsRefetch() });
export const useRemoveEvent = () => useMutation({ ...mutation('DELETE /api/community_events/{slug}'), ...useEventsRefetch() });
