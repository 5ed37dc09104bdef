/** What the home of insights shows, by its address, and what is read for it. */
import type { QueryClient } from '@tanstack/react-query';
import {
  everyFieldQuery,
  forMeQuery,
  insightPlace,
  onInterestQuery,
  peopleQuery,
  topicsQuery,
  trendingQuery,
} from './queries.ts';

const VIEWS = ['trending', 'interests'] as const;
/** Nothing: what is for the reader. */
export type HomeView = (typeof VIEWS)[number] | undefined;

export const parseHomeSearch = ({ view }: Record<string, unknown>): { view?: NonNullable<HomeView> } => {
  const found = VIEWS.find((one) => one === view);
  return found ? { view: found } : {};
};

export const homeFeedQuery = (view: HomeView) => (view === 'trending' ? trendingQuery() : forMeQuery());

export const loadHome = (client: QueryClient, view: HomeView) =>
  Promise.all([
    view === 'interests' ? client.ensureQueryData(onInterestQuery()) : client.ensureInfiniteQueryData(homeFeedQuery(view)),
    client.ensureQueryData(everyFieldQuery()),
    client.prefetchQuery(topicsQuery([])),
    client.prefetchQuery(peopleQuery([])),
  ]);

/** The first cards of what was read, for search engines. */
export const homePlaces = (client: QueryClient, view: HomeView) =>
  client.getQueryData(homeFeedQuery(view).queryKey)?.pages[0]?.data.map(insightPlace) ?? [];
