import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Link, useNavigate } from '@tanstack/react-router';
import Search from 'lucide-react/icons/search';
import { useState, type SubmitEvent } from 'react';
import { interpretationQuery, UnderstoodInList } from '#features/base/search/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { pageHead, type PageHead } from '#platform/seo/page-head.ts';
import { Breadcrumbs } from '#platform/ui/breadcrumbs.tsx';
import { Button, ButtonLink } from '#platform/ui/button.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { ErrorState } from '#platform/ui/error-state.tsx';
import { Icon } from '#platform/ui/icon.tsx';
import { Pagination } from '#platform/ui/pagination.tsx';
import { SkeletonCards } from '#platform/ui/skeleton.tsx';
import { InsightCard } from './insight-card.tsx';
import { searchQuery } from './queries.ts';
import { TopicChips } from './topic-chips.tsx';

type SearchParams = { query?: string; page?: number };

/** Parses the search parameters; unknown and invalid ones are ignored. */
function parseSearch(search: Record<string, unknown>): SearchParams {
  const query = typeof search['query'] === 'string' ? search['query'].trim().slice(0, 100) : '';
  const page = Number(search['page']);
  return { ...(query && { query }), ...(Number.isInteger(page) && page > 1 && page <= 1000 && { page }) };
}

export const Route = createFileRoute('/insights/search')({
  validateSearch: parseSearch,
  loaderDeps: ({ search }) => parseSearch(search),
  loader: async ({ context, deps: { query, page = 1 } }): Promise<PageHead> => {
    if (query)
      await Promise.all([
        context.queryClient.ensureQueryData(searchQuery(query, page)),
        typeof window === 'undefined' && context.queryClient.prefetchQuery(interpretationQuery('insight', query)),
      ]);

    return { title: m.insights_search_title(), description: m.insights_description(), path: '/insights/search', hidden: true };
  },
  head: pageHead,
  component: SearchPage,
});

/** Searches insights by text. */
function SearchPage() {
  const { query, page = 1 } = parseSearch(Route.useSearch());
  return (
    <main className="container page-top stack gap-5">
      <Breadcrumbs
        crumbs={[{ label: m.insights_title(), render: <Link to="/insights" /> }, { label: m.insights_search_title() }]}
      />
      <h1>{m.insights_search_title()}</h1>
      <SearchForm key={query ?? ''} query={query ?? ''} />
      <UnderstoodInList
        kind="insight"
        query={query}
        link={(next) => <Link to="/insights/search" search={next ? { query: next } : {}} />}
      />
      {query ? <Results query={query} page={page} /> : <TopicChips title={m.insights_trending_tags()} />}
    </main>
  );
}

function SearchForm({ query }: { query: string }) {
  const [text, setText] = useState(query);
  const navigate = useNavigate();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void navigate({ to: '/insights/search', search: text.trim() ? { query: text.trim() } : {} });
  };
  return (
    <form className="search searchline" role="search" aria-label={m.insights_search_title()} onSubmit={submit}>
      {/* oxlint-disable-next-line jsx-a11y/label-has-associated-control -- the input is inside */}
      <label>
        <Icon of={Search} />
        <span className="visually-hidden">{m.insights_search_words()}</span>
        <input
          type="search"
          value={text}
          maxLength={100}
          placeholder={m.insights_search_hint()}
          enterKeyHint="search"
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <Button type="submit">{m.insights_search()}</Button>
    </form>
  );
}

function Results({ query, page }: { query: string; page: number }) {
  const results = useQuery({ ...searchQuery(query, page), placeholderData: (before) => before });
  if (results.isPending) return <SkeletonCards cards={6} min={300} />;
  if (!results.data) return <ErrorState onRetry={() => void results.refetch()} retrying={results.isRefetching} />;
  const { data, meta } = results.data;
  if (data.length === 0)
    return (
      <EmptyState
        cover="nothing-by-these-words"
        title={m.insights_search_none({ query })}
        action={<ButtonLink render={<Link to="/insights/browse" />}>{m.insights_choose_topics()}</ButtonLink>}
      >
        {m.insights_search_none_text()}
      </EmptyState>
    );
  return (
    <>
      <p role="status">{m.insights_cards({ count: meta.total })}</p>
      <div className="feed">
        {data.map((insight) => (
          <InsightCard key={insight.id} insight={insight} />
        ))}
      </div>
      <Pagination
        page={meta.page}
        pages={meta.total_pages}
        link={(to) => <Link to="/insights/search" search={{ query, page: to }} />}
      />
    </>
  );
}
