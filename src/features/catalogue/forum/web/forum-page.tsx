import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import MessageCircleQuestion from 'lucide-react/icons/message-circle-question';
import { interpretationQuery, UnderstoodInList } from '#features/base/search/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { pickSearch } from '#platform/browser/pick-search.ts';
import { pageHead, type PageHead } from '#platform/seo/page-head.ts';
import { ButtonLink } from '#platform/ui/button.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { ErrorState } from '#platform/ui/error-state.tsx';
import { List } from '#platform/ui/list.tsx';
import { SkeletonList } from '#platform/ui/skeleton.tsx';
import { ForumFilters } from './forum-filters.tsx';
import { questionPath, questionsQuery, type ForumFilters as Filters } from './queries.ts';
import { parseForumSearch } from './forum-search.ts';
import { communitiesQuery, MoreButton } from '#features/catalogue/communities/web/index.ts';
import { QuestionItem } from './question-item.tsx';

/** The newest questions, for other programs. */
const FORMATS = { 'application/atom+xml': '/forum/feed.xml', 'application/feed+json': '/forum/feed.json' };

export const Route = createFileRoute('/forum')({
  validateSearch: (search: Record<string, unknown>) => pickSearch<Filters>(search, ['sort', 'category', 'hashtag', 'query']),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }): Promise<PageHead> => {
    const questions = questionsQuery(parseForumSearch(deps));
    await Promise.all([
      queryClient.ensureQueryData(communitiesQuery()),
      // In the browser the page does not wait for the list, which shows a skeleton while it loads.
      typeof window === 'undefined' ? queryClient.prefetchInfiniteQuery(questions) : null,
      typeof window === 'undefined' && deps.query
        ? queryClient.prefetchQuery(interpretationQuery('question', String(deps.query)))
        : null,
    ]);
    const feed = queryClient.getQueryData(questions.queryKey);
    return {
      title: m.forum_title(),
      description: m.forum_description(),
      path: '/forum',
      formats: FORMATS,
      items: feed?.pages[0]?.data.map(questionPath) ?? [],
    };
  },
  head: pageHead,
  component: ForumPage,
});

const withQuery = ({ query: _before, ...others }: Filters, query: string | undefined): Filters => ({
  ...others,
  ...(query && { query }),
});

/** The questions and discussions of all communities. */
function ForumPage() {
  const filters = parseForumSearch(Route.useSearch());
  const feed = useInfiniteQuery({ ...questionsQuery(filters), placeholderData: keepPreviousData });
  const questions = feed.data?.pages.flatMap(({ data }) => data) ?? [];
  const hasNone = questions.length === 0 && Object.keys(filters).length === 0;
  const ask = (
    <ButtonLink
      icon={MessageCircleQuestion}
      render={<Link to="/forum/ask" search={filters.category ? { category: filters.category } : {}} />}
    >
      {m.forum_ask()}
    </ButtonLink>
  );
  return (
    <main className="container page-top stack forum-page gap-5">
      <header className="forum-head">
        <div className="stack gap-2">
          <h1>{m.forum_title()}</h1>
          <p className="lead muted">{m.forum_lead()}</p>
        </div>
        {ask}
      </header>
      <ForumFilters filters={filters} />
      <UnderstoodInList
        kind="question"
        query={filters.query}
        link={(query) => <Link to="/forum" search={withQuery(filters, query)} />}
      />
      <section className="stack" aria-label={m.forum_results()} aria-busy={feed.isPlaceholderData}>
        {feed.isPending && <SkeletonList rows={6} />}
        {feed.isError && !feed.data && <ErrorState onRetry={() => void feed.refetch()} retrying={feed.isFetching} />}
        {feed.data && hasNone && (
          <EmptyState cover="nobody-asked-yet" title={m.forum_none_yet()} action={ask}>
            {m.forum_none_yet_text()}
          </EmptyState>
        )}
        {feed.data && questions.length === 0 && !hasNone && (
          <EmptyState
            cover="nobody-asked-yet"
            title={m.forum_none()}
            action={
              <ButtonLink variant="quiet" render={<Link to="/forum" />}>
                {m.forum_none_action()}
              </ButtonLink>
            }
          >
            {m.forum_none_text()}
          </EmptyState>
        )}
        {questions.length > 0 && (
          <List>
            {questions.map((question) => (
              <QuestionItem key={question.id} question={question} level={2} />
            ))}
          </List>
        )}
        <MoreButton feed={feed} />
      </section>
    </main>
  );
}
