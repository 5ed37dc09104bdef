/** The queries of the insights home page. */
import type { QueryClient } from '@tanstack/react-query';
import {
  topOfCategoriesQuery,
  forMeQuery,
  insightLink,
  onInterestQuery,
  peopleQuery,
  topicsQuery,
  trendingQuery,
} from './queries.ts';
import type { HomeView } from './home-search.ts';

export const homeFeedQuery = (view: HomeView) => (view === 'trending' ? trendingQuery() : forMeQuery());

export const loadHome = (client: QueryClient, view: HomeView) =>
  Promise.all([
    view === 'interests' ? client.ensureQueryData(onInterestQuery()) : client.ensureInfiniteQueryData(homeFeedQuery(view)),
    client.ensureQueryData(topOfCategoriesQuery()),
    client.prefetchQuery(topicsQuery([])),
    client.prefetchQuery(peopleQuery([])),
  ]);

/** The first loaded cards, for structured data. */
export const homeLinks = (client: QueryClient, view: HomeView) =>
  client.getQueryData(homeFeedQuery(view).queryKey)?.pages[0]?.data.map(insightLink) ?? [];
