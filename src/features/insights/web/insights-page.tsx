import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import Plus from 'lucide-react/icons/plus';
import Search from 'lucide-react/icons/search';
import { useCurrentUser } from '#features/accounts/web/index.ts';
import { AdSlot } from '#features/ads/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { pageHead } from '#platform/web/page-head.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { ChipLink } from '#platform/web/ui/chip.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { ContinueReading } from './continue-reading.tsx';
import { EndlessFeed } from './endless-feed.tsx';
import { InsightCard } from './insight-card.tsx';
import { InsightLine } from './insight-line.tsx';
import {
  everyFieldQuery,
  forMeQuery,
  insightPlace,
  insightsFeed,
  onInterestQuery,
  trendingQuery,
  topicsQuery,
  peopleQuery,
} from './queries.ts';
import { People, TopicChips } from './topic-chips.tsx';

const VIEWS = ['trending', 'interests'] as const;
type View = (typeof VIEWS)[number];
type HomeSearch = { view?: View };

const readSearch = ({ view }: Record<string, unknown>): HomeSearch => {
  const found = VIEWS.find((one) => one === view);
  return found ? { view: found } : {};
};

export const Route = createFileRoute('/insights')({
  validateSearch: readSearch,
  loaderDeps: ({ search }) => readSearch(search),
  loader: async ({ context: { queryClient }, deps: { view } }) => {
    await Promise.all([
      view === 'interests'
        ? queryClient.ensureQueryData(onInterestQuery())
        : queryClient.ensureInfiniteQueryData(view === 'trending' ? trendingQuery() : forMeQuery()),
      queryClient.ensureQueryData(everyFieldQuery()),
      queryClient.prefetchQuery(topicsQuery([])),
      queryClient.prefetchQuery(peopleQuery([])),
    ]);
  },
  head: ({ match: { context, search } }) => {
    const query = readSearch(search).view === 'trending' ? trendingQuery() : forMeQuery();
    return pageHead({
      title: m.insights_title(),
      description: m.insights_description(),
      path: '/insights',
      items: context.queryClient.getQueryData(query.queryKey)?.pages[0]?.data.map(insightPlace) ?? [],
      feed: insightsFeed(),
    });
  },
  component: InsightsPage,
});

/** The home of insights: what is for me, what is lively, what is about my interests. */
function InsightsPage() {
  const { view } = readSearch(Route.useSearch());
  const nothing = (
    <EmptyState cover="no-insight-here" title={m.insights_none()}>
      {m.insights_none_text()}
    </EmptyState>
  );
  return (
    <main className="container page-top stack" style={{ '--gap': '28px' }}>
      <header className="stack" style={{ '--gap': '12px' }}>
        <div className="row">
          <h1>{m.insights_title()}</h1>
          <div className="row push">
            <ButtonLink variant="quiet" icon={Search} render={<Link to="/insights/search" />}>
              {m.insights_search()}
            </ButtonLink>
            <ButtonLink icon={Plus} render={<Link to="/insights/create" />}>
              {m.insights_write()}
            </ButtonLink>
          </div>
        </div>
        <p className="lead soft">{m.insights_lead()}</p>
        <Views view={view} />
      </header>
      <AdSlot place="insights-home" />
      <ContinueReading />
      {view === 'interests' ? (
        <OnInterest />
      ) : (
        <EndlessFeed
          key={view ?? 'for-me'}
          query={view === 'trending' ? trendingQuery() : forMeQuery()}
          lead
          beside={<Beside />}
          empty={nothing}
        />
      )}
    </main>
  );
}

function Views({ view }: { view: View | undefined }) {
  const user = useCurrentUser();
  const current = (one: View | undefined) => ({ 'aria-current': view === one ? ('true' as const) : undefined });
  return (
    <nav className="scroll-x" aria-label={m.insights_views()}>
      <ChipLink render={<Link to="/insights" />} {...current(undefined)}>
        {m.insights_for_you()}
      </ChipLink>
      <ChipLink render={<Link to="/insights" search={{ view: 'trending' }} />} {...current('trending')}>
        {m.insights_trending()}
      </ChipLink>
      {user && (
        <ChipLink render={<Link to="/insights" search={{ view: 'interests' }} />} {...current('interests')}>
          {m.insights_on_interest()}
        </ChipLink>
      )}
      <ChipLink render={<Link to="/insights/browse" />}>{m.insights_topics()}</ChipLink>
      {user && <ChipLink render={<Link to="/insights/mine" />}>{m.insights_mine()}</ChipLink>}
    </nav>
  );
}

/** Beside the lead card: subjects that are lively, one card of each of the liveliest fields, and who writes. */
function Beside() {
  const fields = useQuery(everyFieldQuery()).data?.data ?? [];
  return (
    <div className="feed-beside">
      <TopicChips title={m.insights_trending_tags()} />
      <section className="stack" style={{ '--gap': '12px' }} aria-labelledby="every-field">
        <h2 id="every-field" className="aside-title">
          {m.insights_every_field()}
        </h2>
        <ul className="stack" style={{ '--gap': '12px' }}>
          {fields.slice(1, 4).map((insight) => (
            <InsightLine key={insight.id} insight={insight} />
          ))}
        </ul>
      </section>
      <People title={m.insights_people()} />
    </div>
  );
}

/** The newest about what I follow, without the rest. */
function OnInterest() {
  const insights = useQuery(onInterestQuery()).data?.data ?? [];
  if (insights.length === 0)
    return (
      <EmptyState
        cover="follow-a-subject"
        title={m.insights_no_interests()}
        action={<ButtonLink render={<Link to="/insights/browse" />}>{m.insights_choose_topics()}</ButtonLink>}
      >
        {m.insights_no_interests_text()}
      </EmptyState>
    );
  return (
    <div className="feed">
      {insights.map((insight) => (
        <InsightCard key={insight.id} insight={insight} />
      ))}
    </div>
  );
}
