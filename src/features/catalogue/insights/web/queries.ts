import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, type CallInput, type CallOutput } from '#platform/browser/api.ts';
import { mutation, query } from '#platform/browser/queries.ts';

export type InsightCardResource = CallOutput<'GET /api/knowledges'>['data'][number];
export type Insight = CallOutput<'GET /api/knowledges/{slug}'>['data'];
export type CardPage = { data: InsightCardResource[]; meta: { next_cursor: string | null; algorithm?: string; bucket?: string } };
export type OwnState = NonNullable<NonNullable<CallInput<'GET /api/knowledges/mine'>['query']>['state']>;

/** One card more than later pages: with the wide first card and the column beside it, the first page fills the grid evenly. */
const FIRST_PAGE_SIZE = 13;
const PAGE_SIZE = 12;
/** How long a list stays cached, so that returning to it shows it unchanged. */
const RETENTION_MS = 30 * 60_000;
const STALE_MS = 5 * 60_000;

/** Popular insights, for short lists. */
export const popularInsightsQuery = (count: number) => query('GET /api/knowledges/trending', { query: { per_page: count } });
/** The newest insights of a hashtag or a category. */
export const insightsAboutQuery = (about: { hashtag: string } | { category: string }, count: number) =>
  query('GET /api/knowledges', { query: { ...about, per_page: count } });
export const insightQuery = (slug: string) => query('GET /api/knowledges/{slug}', { params: { slug } });
export const categoriesQuery = () => query('GET /api/categories/knowledge_categories');
export const topOfCategoriesQuery = () => query('GET /api/knowledges/trending_insight_cards');
export const searchQuery = (text: string, page: number) => query('GET /api/insight_search', { query: { query: text, page } });
export const hashtagsQuery = (search: string) => query('GET /api/hashtags/all_interests', { query: { search } });

const hashtagInput = (htag_ids: readonly string[], per_page: number) => ({
  query: { per_page, ...(htag_ids.length > 0 && { htag_ids: [...htag_ids] }) },
});
export const topicsQuery = (htags: readonly string[] = []) =>
  query('GET /api/knowledges/insight_related_topic', hashtagInput(htags, 12));
export const peopleQuery = (htags: readonly string[] = []) =>
  query('GET /api/knowledges/insight_top_contributor', hashtagInput(htags, 3));
export const coursesQuery = (htags: readonly string[]) => query('GET /api/knowledges/insight_courses', hashtagInput(htags, 3));
export const onInterestQuery = () => query('GET /api/knowledges/insight_on_interest', hashtagInput([], 24));

type LoadPage = (cursor: string) => Promise<CardPage>;

const infiniteCards = (key: readonly unknown[], loadPage: LoadPage) =>
  infiniteQueryOptions({
    queryKey: [...key, 'infinite'],
    queryFn: ({ pageParam }) => loadPage(pageParam),
    initialPageParam: '',
    getNextPageParam: ({ meta }) => meta.next_cursor,
    staleTime: STALE_MS,
    gcTime: RETENTION_MS,
    refetchOnWindowFocus: false,
  });
export type InfiniteCardsQuery = ReturnType<typeof infiniteCards>;

const pageInput = (cursor: string) => ({ per_page: cursor ? PAGE_SIZE : FIRST_PAGE_SIZE, ...(cursor && { cursor }) });

/** Stays fresh as long as it is cached, because a new selection would exclude the cards already shown. */
export const forMeQuery = () => ({
  ...infiniteCards(['GET /api/knowledges/user_personalised_feed'], (cursor) =>
    call('GET /api/knowledges/user_personalised_feed', { query: pageInput(cursor) }),
  ),
  staleTime: RETENTION_MS,
});
export const trendingQuery = () =>
  infiniteCards(['GET /api/knowledges/trending'], (cursor) => call('GET /api/knowledges/trending', { query: pageInput(cursor) }));

export type Filters = { category?: string; hashtag?: string; author?: string; sort?: 'newest' | 'hot' };
export const browseQuery = (filters: Filters) =>
  infiniteCards(['GET /api/knowledges', filters], (cursor) =>
    call('GET /api/knowledges', { query: { ...filters, per_page: PAGE_SIZE, ...(cursor && { cursor }) } }),
  );
export const mineQuery = (state: OwnState) =>
  infiniteCards(['GET /api/knowledges/mine', state], (cursor) =>
    call('GET /api/knowledges/mine', { query: { state, per_page: PAGE_SIZE, ...(cursor && { cursor }) } }),
  );

/** The title and the path of a card's page. */
export const insightLink = ({ attributes: { title, slug } }: InsightCardResource) => ({
  name: title,
  path: `/insights/detail/${slug}`,
});
/** The URL of the Atom feed of the newest cards, of all or of one subject. */
export const insightsFeed = (about: { category?: string; hashtag?: string } = {}): string => {
  const parameters = new URLSearchParams(about).toString();
  return `/api/knowledges/feed.xml${parameters && `?${parameters}`}`;
};

/** A mutation of a card that refetches every list afterwards. */
function useChangeAndRefetch<K extends 'DELETE /api/knowledges/{slug}' | 'POST /api/knowledges/{slug}/restore'>(key: K) {
  const client = useQueryClient();
  return useMutation({
    ...mutation(key),
    onSuccess: () => client.invalidateQueries({ predicate: ({ queryKey }) => isAboutInsights(queryKey) }),
  });
}
export const isAboutInsights = ([key]: readonly unknown[]): boolean =>
  typeof key === 'string' && /^GET \/api\/(knowledges|insight_search)/.test(key);

export const useDeleteInsight = () => useChangeAndRefetch('DELETE /api/knowledges/{slug}');
export const useRestoreInsight = () => useChangeAndRefetch('POST /api/knowledges/{slug}/restore');

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
