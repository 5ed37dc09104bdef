import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { currentUserQuery, SignInWall, useCurrentUser } from '#features/base/accounts/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { pageHead, type PageHead } from '#platform/seo/page-head.ts';
import { ButtonLink } from '#platform/ui/button.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { ErrorState } from '#platform/ui/error-state.tsx';
import { List } from '#platform/ui/list.tsx';
import { SkeletonList } from '#platform/ui/skeleton.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import { savedSearchesQuery } from './queries.ts';
import { SearchItem } from './search-item.tsx';

export const Route = createFileRoute('/saved-searches')({
  loader: async ({ context }): Promise<PageHead> => {
    const { data: user } = await context.queryClient.ensureQueryData(currentUserQuery());
    if (user) await context.queryClient.prefetchQuery(savedSearchesQuery());

    return { title: m.saved_searches_title(), description: m.saved_searches_lead(), path: '/saved-searches', hidden: true };
  },
  head: pageHead,
  component: SavedSearchesPage,
});

function SavedSearchesPage() {
  const user = useCurrentUser();
  if (!user) return <SignInWall title={m.saved_searches_title()} reason={m.saved_searches_visitor()} />;
  return <Searches />;
}

/** The member's saved searches with the number of new results of each. */
function Searches() {
  const searches = useQuery(savedSearchesQuery());
  return (
    <main className="container page-top stack gap-5">
      <header className="stack gap-2">
        <h1>{m.saved_searches_title()}</h1>
        <p className="lead muted">{m.saved_searches_lead()}</p>
      </header>
      {searches.isPending && <SkeletonList rows={4} />}
      {searches.isError && !searches.data && (
        <ErrorState onRetry={() => void searches.refetch()} retrying={searches.isFetching} />
      )}
      {searches.data?.data.length === 0 && (
        <EmptyState
          cover="searches-to-come"
          title={m.saved_searches_none()}
          action={<ButtonLink render={<Link to="/jobs-apprenticeships" />}>{m.saved_searches_none_action()}</ButtonLink>}
        >
          {m.saved_searches_none_text()}
        </EmptyState>
      )}
      {searches.data && searches.data.data.length > 0 && (
        <>
          <List>
            {searches.data.data.map((search) => (
              <SearchItem key={search.id} search={search} />
            ))}
          </List>
          <TextLink className="small start" render={<Link to="/settings/notifications" />}>
            {m.saved_searches_settings()}
          </TextLink>
        </>
      )}
    </main>
  );
}
