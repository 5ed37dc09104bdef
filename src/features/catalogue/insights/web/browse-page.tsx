import { useQuery, useSuspenseQuery, type QueryClient } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { useLogin } from '#features/base/accounts/web/index.ts';
import { AdSlot } from '#features/base/ads/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { intent } from '#platform/browser/intent.ts';
import { Cover } from '#platform/ui/art/cover.tsx';
import { formatNumber } from '#platform/language/format.ts';
import { pageHead, type PageHead } from '#platform/seo/page-head.ts';
import { Breadcrumbs } from '#platform/ui/breadcrumbs.tsx';
import { Button, ButtonLink } from '#platform/ui/button.tsx';
import { Card, CardBody, CardTitle, Eyebrow } from '#platform/ui/card.tsx';
import { ChipLink } from '#platform/ui/chip.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { InfiniteFeed } from './infinite-feed.tsx';
import {
  browseQuery,
  categoriesQuery,
  hashtagsQuery,
  insightLink,
  insightsFeed,
  useFollowHashtag,
  type Filters,
  topicsQuery,
} from './queries.ts';
import { TopicChips } from './topic-chips.tsx';

const PATH = '/insights/browse';

const parseText = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, 100) : undefined);

/** URL filters of the page. */
function parseFilters(search: Record<string, unknown>): Filters {
  const [category, hashtag, author] = [parseText(search['category']), parseText(search['hashtag']), parseText(search['author'])];
  return {
    ...(category && { category }),
    ...(hashtag && { hashtag }),
    ...(author && { author }),
    ...(search['sort'] === 'hot' && { sort: 'hot' as const }),
  };
}

export const Route = createFileRoute('/insights/browse')({
  validateSearch: parseFilters,
  loaderDeps: ({ search }) => parseFilters(search),
  loader: async ({ context: { queryClient }, deps }): Promise<PageHead> => {
    await Promise.all([
      queryClient.ensureQueryData(categoriesQuery()),
      isFiltered(deps) ? queryClient.ensureInfiniteQueryData(browseQuery(deps)) : queryClient.prefetchQuery(topicsQuery([])),
    ]);

    return browseHead(queryClient, deps);
  },
  head: pageHead,
  component: BrowsePage,
});

/** The canonical URL contains the subject but not the sort order. Pages of an author and pages without cards are not indexed. */
function browseHead(client: QueryClient, filters: Filters): PageHead {
  const { category, hashtag, author } = filters;
  const categories = client.getQueryData(categoriesQuery().queryKey)?.data.map(({ attributes }) => attributes) ?? [];
  const overview = { name: m.insights_browse_title(), path: PATH };
  if (!isFiltered(filters))
    return {
      title: overview.name,
      description: m.insights_browse_description(),
      path: PATH,
      above: [{ name: m.insights_title(), path: '/insights' }],
      items: categories.map(({ name, slug }) => ({ name, path: `${PATH}?category=${slug}` })),
      feed: insightsFeed(),
    };
  const cards = client.getQueryData(browseQuery(filters).queryKey)?.pages[0]?.data ?? [];
  const subject = category ? { category } : hashtag ? { hashtag } : {};
  const name = category
    ? (categories.find(({ slug }) => slug === category)?.name ?? category)
    : hashtag
      ? `#${cards.flatMap(({ attributes }) => attributes.hashtags).find(({ slug }) => slug === hashtag)?.name ?? hashtag}`
      : m.insights_by_author();
  return {
    title: m.insights_about({ subject: name }),
    description: m.insights_about_description({ subject: name }),
    path: `${PATH}?${new URLSearchParams(subject).toString()}`,
    hidden: author !== undefined || cards.length === 0,
    above: [{ name: m.insights_title(), path: '/insights' }, overview],
    here: name,
    items: cards.map(insightLink),
    feed: insightsFeed(subject),
  };
}

const isFiltered = ({ category, hashtag, author }: Filters) => Boolean(category ?? hashtag ?? author);

/** Lists the categories, or the cards of the selected category, hashtag or author. */
function BrowsePage() {
  const filters = parseFilters(Route.useSearch());
  return (
    <main className="container page-top stack gap-6">
      {isFiltered(filters) ? <FilteredCards filters={filters} /> : <Categories />}
    </main>
  );
}

function Categories() {
  const categories = useSuspenseQuery(categoriesQuery()).data.data;
  return (
    <>
      <header className="stack gap-2">
        <Breadcrumbs
          crumbs={[{ label: m.insights_title(), render: <Link to="/insights" /> }, { label: m.insights_browse_title() }]}
        />
        <h1>{m.insights_browse_title()}</h1>
        <p className="lead muted">{m.insights_browse_lead()}</p>
      </header>
      <AdSlot place="knowledge-hub" />
      <TopicChips title={m.insights_trending_tags()} />
      <div className="grid [--min:260px] gap-5">
        {categories.map(({ id, attributes: category }) => (
          <Card key={id}>
            <Cover slug={category.slug} />
            <CardBody>
              <Eyebrow>{m.insights_cards({ count: category.insights })}</Eyebrow>
              <CardTitle level={2} render={<Link to="/insights/browse" search={{ category: category.slug }} />}>
                {category.name}
              </CardTitle>
              <p className="small muted">{category.description}</p>
            </CardBody>
          </Card>
        ))}
      </div>
    </>
  );
}

function FilteredCards({ filters }: { filters: Filters }) {
  const categories = useSuspenseQuery(categoriesQuery()).data.data;
  const category = categories.find(({ attributes }) => attributes.slug === filters.category)?.attributes;
  const hashtag = useHashtag(filters.hashtag);
  const { sort: _sort, ...subject } = filters;
  const title = category?.name ?? (filters.hashtag ? `#${hashtag?.attributes.name ?? filters.hashtag}` : m.insights_by_author());
  return (
    <>
      <header className="stack gap-3">
        <Breadcrumbs
          crumbs={[
            { label: m.insights_title(), render: <Link to="/insights" /> },
            { label: m.insights_browse_title(), render: <Link to="/insights/browse" /> },
            { label: title },
          ]}
        />
        <div className="row">
          <h1>{title}</h1>
          {hashtag && <FollowButton slug={hashtag.id} {...hashtag.attributes} />}
        </div>
        {category && <p className="lead muted">{category.description}</p>}
        <nav className="scroll-x" aria-label={m.insights_sort()}>
          <ChipLink
            render={<Link to="/insights/browse" search={subject} />}
            aria-current={filters.sort === undefined ? 'true' : undefined}
          >
            {m.insights_newest()}
          </ChipLink>
          <ChipLink
            render={<Link to="/insights/browse" search={{ ...subject, sort: 'hot' }} />}
            aria-current={filters.sort === 'hot' ? 'true' : undefined}
          >
            {m.insights_trending()}
          </ChipLink>
        </nav>
      </header>
      <InfiniteFeed
        key={JSON.stringify(filters)}
        query={browseQuery(filters)}
        empty={
          <EmptyState
            cover="no-insight-here"
            title={m.insights_none()}
            action={<ButtonLink render={<Link to="/insights/browse" />}>{m.insights_none_action()}</ButtonLink>}
          >
            {m.insights_none_text()}
          </EmptyState>
        }
      />
      {filters.hashtag && <TopicChips title={m.insights_related_topics()} relatedTo={[filters.hashtag]} />}
    </>
  );
}

function useHashtag(slug: string | undefined) {
  const search = (slug ?? '').split('-')[0] ?? '';
  const { data } = useQuery({ ...hashtagsQuery(search), enabled: search !== '' });
  return data?.data.find(({ id }) => id === slug);
}

function FollowButton({
  slug,
  name,
  followers,
  following,
}: {
  slug: string;
  name: string;
  followers: number;
  following: boolean;
}) {
  const login = useLogin();
  const toast = useToast();
  const follow = useFollowHashtag(following);
  const press = () => {
    const input = { params: { slug } };
    const afterwards = intent('follow', 'POST /api/hashtags/{slug}/follow', input);
    if (!login.require({ reason: m.insights_follow_login({ name }), afterwards })) return;
    follow.mutate(input, { onError: (error) => toast.show(error.message, { kind: 'warn' }) });
  };
  return (
    <Button variant="quiet" className="push-end" pressed={following} loading={follow.isPending} onClick={press}>
      {following ? m.insights_following() : m.insights_follow()}
      {followers > 0 && <span className="num muted">{formatNumber(followers)}</span>}
    </Button>
  );
}
