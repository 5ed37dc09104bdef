import { createFileRoute } from '@tanstack/react-router';
import { currentUserQuery, useCurrentUser } from '#features/base/accounts/web/index.ts';
import { homeLinks, InsightsHome, insightsFeed, loadHome, parseHomeSearch } from '#features/catalogue/insights/web/index.ts';
import { PeopleToFollow, peopleToFollowQuery } from '#features/member/profiles/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { pageHead, type PageHead } from '#platform/seo/page-head.ts';

export const Route = createFileRoute('/insights')({
  validateSearch: parseHomeSearch,
  loaderDeps: ({ search }) => parseHomeSearch(search),
  loader: async ({ context: { queryClient }, deps: { view } }): Promise<PageHead> => {
    const user = queryClient.getQueryData(currentUserQuery().queryKey);
    await Promise.all([
      loadHome(queryClient, view),
      // In the browser the row shows its skeleton immediately.
      user?.data && typeof window === 'undefined' && queryClient.prefetchQuery(peopleToFollowQuery()),
    ]);

    return {
      title: m.insights_title(),
      description: m.insights_description(),
      path: '/insights',
      items: homeLinks(queryClient, view),
      feed: insightsFeed(),
    };
  },
  head: pageHead,
  component: InsightsPage,
});

/** The insights home page, with suggestions of people to follow for members. */
function InsightsPage() {
  const { view } = parseHomeSearch(Route.useSearch());
  return <InsightsHome view={view} people={useCurrentUser() && <PeopleToFollow />} />;
}
