import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { m } from '#platform/messages/messages.js';
import { pageHead, type PageHead } from '#platform/seo/page-head.ts';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { ErrorState } from '#platform/ui/error-state.tsx';
import { Icon } from '#platform/ui/icon.tsx';
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
import { kindIcon } from './kind-icons.ts';
import { Understood } from './understood.tsx';

export const Route = createFileRoute('/search')({
  validateSearch: parseSearchParams,
  loaderDeps: ({ search: { query, exact } }) => ({ query, exact }),
  loader: async ({ context, deps: { query, exact } }): Promise<PageHead> => {
    if (query && typeof window === 'undefined') await context.queryClient.prefetchQuery(searchAllQuery(query, exact));
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
  const { query, exact } = parseSearchParams(Route.useSearch());
  return (
    <main className="container page-top stack gap-5">
      <h1>{query ? m.search_title_for({ query }) : m.search_start()}</h1>
      <SearchBox key={query ?? ''} query={query ?? ''} action="/search" />
      {query ? (
        <>
          <KindTabs query={query} exact={exact} current={null} />
          <AllResults query={query} exact={exact} />
        </>
      ) : (
        <SearchStart />
      )}
    </main>
  );
}

type AllResultsProps = { query: string; exact: true | undefined };

function AllResults({ query, exact }: AllResultsProps) {
  const results = useQuery({ ...searchAllQuery(query, exact), placeholderData: keepPreviousData });
  if (results.isPending) return <SkeletonList rows={6} />;
  if (!results.data) return <ErrorState onRetry={() => void results.refetch()} retrying={results.isRefetching} />;
  const { data, meta } = results.data;
  const understood = (
    <Understood
      query={query}
      exact={exact}
      parts={meta.understood}
      link={(search) => <Link to="/search" search={search} activeOptions={{ exact: true }} />}
    />
  );
  if (data.length === 0)
    return (
      <>
        {understood}
        <EmptyState cover="nothing-by-these-words" title={m.search_none({ query })}>
          {m.search_none_text()}
        </EmptyState>
        <SearchStart />
      </>
    );
  return (
    <div className="stack gap-8" aria-busy={results.isPlaceholderData}>
      <div className="stack gap-4">
        {understood}
        <QueryNotice query={query} meta={meta} />
        <TitledSection id="best" title={m.search_best()}>
          <List className="best-hits">
            {meta.best.map((hit) => (
              <HitItem key={hit.id} hit={hit} level={3} withKind />
            ))}
          </List>
        </TitledSection>
      </div>
      {data.map((group) => (
        <GroupShelf key={group.id} group={group} search={{ query, ...(exact && { exact }) }} />
      ))}
    </div>
  );
}

type GroupShelfProps = { group: Group; search: { query: string; exact?: true } };

/** What a kind has besides the best results; nothing where these are all. */
function GroupShelf({ group: { attributes: group }, search }: GroupShelfProps) {
  const { kind, total, more, others } = group;
  if (others.length === 0) return null;
  const name = kindLabelPlural(kind);
  const all = (
    <TextLink className="push-end" render={<Link to="/search/$kind" params={{ kind }} search={search} />}>
      {more ? m.search_see_all_more({ kind: name.toLowerCase() }) : m.search_see_all({ count: total, kind: name.toLowerCase() })}
    </TextLink>
  );
  const title = (
    <span className="row gap-2">
      <Icon of={kindIcon(kind)} />
      {name}
    </span>
  );
  return (
    <TitledSection id={`found-${kind}`} title={title} aside={total > others.length && all}>
      <List>
        {others.map((hit) => (
          <HitItem key={hit.id} hit={hit} level={3} />
        ))}
      </List>
    </TitledSection>
  );
}
