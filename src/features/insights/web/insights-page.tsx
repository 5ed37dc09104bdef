import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { recordJourney } from '#features/journeys/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { pageHead } from '#platform/web/page-head.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { ChipLink } from '#platform/web/ui/chip.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { InsightCard } from './insight-card.tsx';
import { insightFeedQuery } from './queries.ts';

type InsightsSearch = { topic?: string };

/** The router reads bare numbers out of an address; a topic is a word. */
const readSearch = ({ topic }: Record<string, unknown>): InsightsSearch =>
  typeof topic === 'string' && topic.trim() !== '' ? { topic: topic.trim().slice(0, 60) } : {};

export const Route = createFileRoute('/insights')({
  validateSearch: readSearch,
  loaderDeps: ({ search }) => readSearch(search),
  loader: async ({ context, deps }) => {
    await context.queryClient.ensureInfiniteQueryData(insightFeedQuery(deps.topic));
  },
  head: () => pageHead({ title: m.insights_title(), description: m.insights_description(), path: '/insights' }),
  component: InsightsPage,
});

/** The feed of insights, of one topic or of all. */
function InsightsPage() {
  const { topic } = readSearch(Route.useSearch());
  const feed = useSuspenseInfiniteQuery(insightFeedQuery(topic));
  const insights = feed.data.pages.flatMap(({ data }) => data);
  const topics = feed.data.pages[0]?.topics ?? [];
  const more = () => {
    recordJourney({ actionable_action: 'load-more', actionable_type: 'knowledge' });
    void feed.fetchNextPage();
  };
  return (
    <main className="container page-top stack" style={{ '--gap': '16px' }}>
      <header className="stack" style={{ '--gap': '8px' }}>
        <h1>{m.insights_title()}</h1>
        <p className="lead soft">{m.insights_lead()}</p>
      </header>
      <Topics topics={topics} chosen={topic} />
      {insights.length === 0 ? (
        <EmptyState
          cover="no-insight-here"
          title={m.insights_none()}
          action={<ButtonLink render={<Link to="/insights" />}>{m.insights_none_action()}</ButtonLink>}
        >
          {m.insights_none_text()}
        </EmptyState>
      ) : (
        <div className="feed">
          {insights.map((insight, index) => (
            <InsightCard key={insight.id} insight={insight} lead={index === 0} />
          ))}
        </div>
      )}
      {feed.hasNextPage && (
        <div className="row feed-more">
          <Button variant="quiet" loading={feed.isFetchingNextPage} onClick={more}>
            {m.insights_more()}
          </Button>
        </div>
      )}
    </main>
  );
}

function Topics({ topics, chosen }: { topics: readonly { value: string }[]; chosen: string | undefined }) {
  return (
    <nav className="scroll-x" aria-label={m.insights_topics()}>
      <ChipLink render={<Link to="/insights" />} aria-current={chosen === undefined ? 'true' : undefined}>
        {m.insights_all()}
      </ChipLink>
      {topics.map(({ value }) => (
        <ChipLink
          key={value}
          render={<Link to="/insights" search={{ topic: value }} />}
          aria-current={chosen === value ? 'true' : undefined}
        >
          {value}
        </ChipLink>
      ))}
    </nav>
  );
}
