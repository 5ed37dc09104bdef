import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, type CallInput, type CallOutput } from '#platform/browser/api.ts';
import { mutation, query } from '#platform/browser/queries.ts';

export type InsightCardResource = CallOutput<'GET /api/knowledges'>['data'][number];
export type Insight = CallOutput<'GET /api/knowledges/{slug}'>['data'];
export type CardPage = { data: InsightCardResource[]; meta: { next_cursor: string | null; algorithm?: string; bucket?: string } };
export type OwnState = NonNullable<NonNullable<CallInput<'GET /api/knowledges/mine'>['query']>['state']>;

/** The lead card takes two places of the grid and the people beside it one, so the first page fills it evenly. */
const FIRST_PAGE = 13;
const PAGE = 12;
/** Returning to a list shows it unchanged. */
const RETENTION_MS = 30 * 60_000;
const FRESH_MS = 5 * 60_000;

/** Popular insights, for short lists. */
export const popularInsightsQuery = (count: number) => query('GET /api/knowledges/trending', { query: { per_page: count } });
/** The newest of a hashtag or a category. */
export const insightsAboutQuery = (about: { hashtag: string } | { category: string }, count: number) =>
  query('GET /api/knowledges', { query: { ...about, per_page: count } });
export const insightQuery = (slug: string) => query('GET /api/knowledges/{slug}', { params: { slug } });
export const categoriesQuery = () => query('GET /api/categories/knowledge_categories');
export const everyFieldQuery = () => query('GET /api/knowledges/trending_insight_cards');
export const searchQuery = (text: string, page: number) => query('GET /api/insight_search', { query: { query: text, page } });
export const hashtagsQuery = (search: string) => query('GET /api/hashtags/all_interests', { query: { search } });

const under = (htag_ids: readonly string[], per_page: number) => ({
  query: { per_page, ...(htag_ids.length > 0 && { htag_ids: [...htag_ids] }) },
});
export const topicsQuery = (htags: readonly string[] = []) =>
  query('GET /api/knowledges/insight_related_topic', under(htags, 12));
export const peopleQuery = (htags: readonly string[] = []) =>
  query('GET /api/knowledges/insight_top_contributor', under(htags, 3));
export const coursesQuery = (htags: readonly string[]) => query('GET /api/knowledges/insight_courses', under(htags, 3));
export const onInterestQuery = () => query('GET /api/knowledges/insight_on_interest', under([], 24));

type Read = (cursor: string, signal: AbortSignal) => Promise<CardPage>;

const endless = (key: readonly unknown[], read: Read) =>
  infiniteQueryOptions({
    queryKey: [...key, 'endless'],
    queryFn: ({ pageParam, signal }) => read(pageParam, signal),
    initialPageParam: '',
    getNextPageParam: ({ meta }) => meta.next_cursor,
    staleTime: FRESH_MS,
    gcTime: RETENTION_MS,
    refetchOnWindowFocus: false,
  });
export type EndlessCards = ReturnType<typeof endless>;

const from = (cursor: string) => ({ per_page: cursor ? PAGE : FIRST_PAGE, ...(cursor && { cursor }) });

/** Never refetched while cached, because a new selection would exclude the cards already shown. */
export const forMeQuery = () => ({
  ...endless(['GET /api/knowledges/user_personalised_feed'], (cursor, signal) =>
    call('GET /api/knowledges/user_personalised_feed', { query: from(cursor) }, signal),
  ),
  staleTime: RETENTION_MS,
});
export const trendingQuery = () =>
  endless(['GET /api/knowledges/trending'], (cursor, signal) =>
    call('GET /api/knowledges/trending', { query: from(cursor) }, signal),
  );

export type Filters = { category?: string; hashtag?: string; author?: string; sort?: 'newest' | 'hot' };
export const browseQuery = (filters: Filters) =>
  endless(['GET /api/knowledges', filters], (cursor, signal) =>
    call('GET /api/knowledges', { query: { ...filters, per_page: PAGE, ...(cursor && { cursor }) } }, signal),
  );
export const mineQuery = (state: OwnState) =>
  endless(['GET /api/knowledges/mine', state], (cursor, signal) =>
    call('GET /api/knowledges/mine', { query: { state, per_page: PAGE, ...(cursor && { cursor }) } }, signal),
  );

/** The page of a card by its title. */
export const insightPlace = ({ attributes: { title, slug } }: InsightCardResource) => ({
  name: title,
  path: `/insights/detail/${slug}`,
});
/** The feed of the newest cards, of all or of one subject. */
export const insightsFeed = (about: { category?: string; hashtag?: string } = {}): string => {
  const asked = new URLSearchParams(about).toString();
  return `/api/knowledges/feed.xml${asked && `?${asked}`}`;
};

/** After writing, deleting or restoring: every list may have changed. */
function useRefreshing<K extends 'DELETE /api/knowledges/{slug}' | 'POST /api/knowledges/{slug}/restore'>(key: K) {
  const client = useQueryClient();
  return useMutation({
    ...mutation(key),
    onSuccess: () => client.invalidateQueries({ predicate: ({ queryKey }) => isAboutInsights(queryKey) }),
  });
}
export const isAboutInsights = ([key]: readonly unknown[]): boolean =>
  typeof key === 'string' && /^GET \/api\/(knowledges|insight_search)/.test(key);

export const useDeleteInsight = () => useRefreshing('DELETE /api/knowledges/{slug}');
export const useRestoreInsight = () => useRefreshing('POST /api/knowledges/{slug}/restore');

export function useFollowHashtag(following: boolean) {
  const client = useQueryClient();
  return useMutation({
    ...mutation(following ? 'DELETE /api/hashtags/{slug}/follow' : 'POST /api/hashtags/{slug}/follow'),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['GET /api/hashtags/all_interests'] }),
        client.invalidateQueries({ queryKey: forMeQuery().queryKey }),
        client.invalidateQueries({ queryKey: onInterestQuery().queryKey }),
      ]),
  });
}
