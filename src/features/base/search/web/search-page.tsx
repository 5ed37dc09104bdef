import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { m } from '#platform/messages/messages.js';
import { pageHead, type PageHead } from '#platform/seo/page-head.ts';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { ErrorState } from '#platform/ui/error-state.tsx';
import { List } from '#platform/ui/list.tsx';
import { TitledSection } from '#platform/ui/titled-section.tsx';
import { SkeletonList } from '#platform/ui/skeleton.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import { HitItem } from './hit-item.tsx';
import { KindTabs } from './kind-tabs.tsx';
import { kindLabelPlural } from './kind-labels.ts';
import { SearchStart } from './search-start.tsx';
import { searchAllQuery, type Group } from './queries.ts';
import { parseSearchParams } from './parse-search-params.ts';
import { SearchBox } from './search-box.tsx';
import { QueryNotice } from './query-notice.tsx';

export const Route = createFileRoute('/search')({
  validateSearch: parseSearchParams,
  loaderDeps: ({ search: { query } }) => ({ query }),
  loader: async ({ context, deps: { query } }): Promise<PageHead> => {
    if (query && typeof window === 'undefined') await context.queryClient.prefetchQuery(searchAllQuery(query));
    return {
      title: query ? m.search_title_for({ query }) : m.search_title(),
      description: m.search_description(),
      path: '/search',
      hidden: query !== undefined,
    };
  },
  head: pageHead,
  component: SearchPage,
});

/** The best results of every type. */
function SearchPage() {
  const { query } = parseSearchParams(Route.useSearch());
  return (
    <main className="container page-top stack gap-5">
      <h1>{query ? m.search_title_for({ query }) : m.search_start()}</h1>
      <SearchBox key={query ?? ''} query={query ?? ''} action="/search" />
      {query ? (
        <>
          <KindTabs query={query} current={null} />
          <AllResults query={query} />
        </>
      ) : (
        <SearchStart />
      )}
    </main>
  );
}

function AllResults({ query }: { query: string }) {
  const results = useQuery({ ...searchAllQuery(query), placeholderData: keepPreviousData });
  if (results.isPending) return <SkeletonList rows={6} />;
  if (!results.data) return <ErrorState onRetry={() => void results.refetch()} retrying={results.isRefetching} />;
  if (results.data.data.length === 0)
    return (
      <>
        <EmptyState cover="nothing-by-these-words" title={m.search_none({ query })}>
          {m.search_none_text()}
        </EmptyState>
        <SearchStart />
      </>
    );
  return (
    <div className="stack gap-8" aria-busy={results.isPlaceholderData}>
      <QueryNotice query={query} meta={results.data.meta} />
      {results.data.data.map((group) => (
        <GroupShelf key={group.id} group={group} query={query} />
      ))}
    </div>
  );
}

function GroupShelf({ group: { attributes: group }, query }: { group: Group; query: string }) {
  const { kind, total, more, hits } = group;
  const name = kindLabelPlural(kind);
  const all = (
    <TextLink className="push-end" render={<Link to="/search/$kind" params={{ kind }} search={{ query }} />}>
      {more ? m.search_see_all_more({ kind: name.toLowerCase() }) : m.search_see_all({ count: total, kind: name.toLowerCase() })}
    </TextLink>
  );
  return (
    <TitledSection id={`found-${kind}`} title={name} aside={total > hits.length && all}>
      <List>
        {hits.map((hit) => (
          <HitItem key={hit.id} hit={hit} level={3} />
        ))}
      </List>
    </TitledSection>
  );
}
