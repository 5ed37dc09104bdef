/** URL parameters of the insights home page and the queries they need. */
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

const VIEWS = ['trending', 'interests'] as const;
/** Undefined selects the personal feed. */
export type HomeView = (typeof VIEWS)[number] | undefined;

export const parseHomeSearch = ({ view }: Record<string, unknown>): { view?: NonNullable<HomeView> } => {
  const selected = VIEWS.find((option) => option === view);
  return selected ? { view: selected } : {};
};

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
