import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { createFileRoute, Link, notFound, type LinkProps } from '@tanstack/react-router';
import { SaveSearchButton } from '#features/base/saved-searches/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { formatNumber } from '#platform/language/format.ts';
import { pageHead, type PageHead } from '#platform/seo/page-head.ts';
import { ButtonLink } from '#platform/ui/button.tsx';
import { ChipLink } from '#platform/ui/chip.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { ErrorState } from '#platform/ui/error-state.tsx';
import { List } from '#platform/ui/list.tsx';
import { Pagination } from '#platform/ui/pagination.tsx';
import { SkeletonList } from '#platform/ui/skeleton.tsx';
import { HitItem } from './hit-item.tsx';
import { KindTabs } from './kind-tabs.tsx';
import { isKind, isSavable, type SavableKind } from './is-kind.ts';
import { facetLabel, facetValueLabel } from './facet-labels.ts';
import { kindLabelPlural } from './kind-labels.ts';
import { SearchStart } from './search-start.tsx';
import { searchKindQuery, type KindResults, type Kind } from './queries.ts';
import { parseSearchParams, toggleFilter, type SearchParams } from './parse-search-params.ts';
import { SearchBox } from './search-box.tsx';
import { Understood } from './understood.tsx';
import { QueryNotice } from './query-notice.tsx';

const kindQuery = (kind: Kind, { query = '', page = 1, filter = [], exact }: SearchParams) =>
  searchKindQuery(kind, query, { page, filter, exact: exact === true });

export const Route = createFileRoute('/search/$kind')({
  validateSearch: parseSearchParams,
  loaderDeps: ({ search }) => parseSearchParams(search),
  beforeLoad: ({ params }) => {
    if (!isKind(params.kind)) throw notFound();
  },
  loader: async ({ context, params: { kind }, deps }): Promise<PageHead> => {
    if (isKind(kind) && deps.query && typeof window === 'undefined')
      await context.queryClient.prefetchQuery(kindQuery(kind, deps));
    const { query } = deps;
    const label = isKind(kind) ? kindLabelPlural(kind) : m.search_title();
    return {
      title: query ? `${m.search_title_for({ query })}: ${label}` : `${m.search_title()}: ${label}`,
      description: m.search_description(),
      path: `/search/${kind}`,
      hidden: true,
    };
  },
  head: pageHead,
  component: KindPage,
});

/** The results of one type. */
function KindPage() {
  const { kind } = Route.useParams();
  const params = parseSearchParams(Route.useSearch());
  if (!isKind(kind)) return null;
  const { query } = params;
  return (
    <main className="container page-top stack gap-5">
      <h1>{query ? m.search_title_for({ query }) : kindLabelPlural(kind)}</h1>
      <SearchBox key={query ?? ''} query={query ?? ''} action={`/search/${kind}`} />
      <KindTabs query={query} exact={params.exact} current={kind} />
      {query ? <KindSearch kind={kind} params={{ ...params, query }} /> : <SearchStart />}
    </main>
  );
}

const exactly = ({ exact }: SearchParams): SearchParams => (exact ? { exact } : {});

type KindSearchProps = { kind: Kind; params: SearchParams & { query: string } };

function KindSearch({ kind, params }: KindSearchProps) {
  const results = useQuery({ ...kindQuery(kind, params), placeholderData: keepPreviousData });
  if (results.isPending) return <SkeletonList rows={8} />;
  if (!results.data) return <ErrorState onRetry={() => void results.refetch()} retrying={results.isRefetching} />;
  const { data, meta } = results.data;
  const { query } = params;
  const link = (next: SearchParams) => (
    <Link to="/search/$kind" params={{ kind }} search={next} activeOptions={{ exact: true }} />
  );
  if (data.length === 0 && !params.filter)
    return (
      <EmptyState
        cover="nothing-by-these-words"
        title={m.search_none_here({ kind: kindLabelPlural(kind).toLowerCase(), query })}
        action={<ButtonLink render={<Link to="/search" search={{ query }} />}>{m.search_everywhere()}</ButtonLink>}
      >
        {m.search_none_here_text()}
      </EmptyState>
    );
  return (
    <div className="stack gap-4" aria-busy={results.isPlaceholderData}>
      <Understood query={query} exact={params.exact} parts={meta.understood} link={link} />
      <QueryNotice query={query} meta={meta} />
      <Facets
        meta={meta}
        filters={params.filter ?? []}
        link={(filter) => link({ query, ...exactly(params), ...(filter.length > 0 && { filter }) })}
      />
      <div className="row">
        <p className="small muted" role="status">
          {meta.more
            ? m.search_found_more({ shown: formatNumber(meta.total) })
            : m.search_found({ count: meta.total, shown: formatNumber(meta.total) })}
        </p>
        <div className="push-end">{isSavable(kind) && <SaveSearchButton search={searchToSave(kind, params)} />}</div>
      </div>
      <List>
        {data.map((hit) => (
          <HitItem key={hit.id} hit={hit} />
        ))}
      </List>
      <Pagination page={meta.page} pages={meta.total_pages} link={(page) => link({ ...params, page })} />
    </div>
  );
}

/** The current search in the form it is saved in. */
function searchToSave(kind: SavableKind, { query, filter = [] }: KindSearchProps['params']) {
  const filters = Object.fromEntries(
    filter.map((pair) => [pair.slice(0, pair.indexOf(':')), [pair.slice(pair.indexOf(':') + 1)]]),
  );
  return { name: `${query}: ${kindLabelPlural(kind)}`, kind, query, filters };
}

type FacetsProps = {
  meta: KindResults['meta'];
  filters: readonly string[];
  link: (filters: string[]) => NonNullable<LinkProps['children']> & React.ReactElement;
};

/** The facet filters; pressing an active value removes it. */
function Facets({ meta, filters, link }: FacetsProps) {
  return meta.facets
    .filter(({ values }) => values.length > 1)
    .map(({ name, values }) => (
      <div key={name} className="row facet-row">
        <span className="small strong">{facetLabel(name)}</span>
        <ul className="scroll-x" aria-label={facetLabel(name)}>
          {values.slice(0, 8).map(({ value, count }) => (
            <li key={value}>
              <ChipLink
                count={formatNumber(count)}
                render={link(toggleFilter(filters, name, value))}
                {...(filters.includes(`${name}:${value}`) && { 'data-chosen': '', 'aria-current': true })}
              >
                {facetValueLabel(value)}
              </ChipLink>
            </li>
          ))}
        </ul>
      </div>
    ));
}
