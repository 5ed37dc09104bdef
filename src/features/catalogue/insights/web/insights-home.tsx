import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import Plus from 'lucide-react/icons/plus';
import Search from 'lucide-react/icons/search';
import type { ReactNode } from 'react';
import { useCurrentUser } from '#features/base/accounts/web/index.ts';
import { AdSlot } from '#features/base/ads/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { ButtonLink } from '#platform/ui/button.tsx';
import { ChipLink } from '#platform/ui/chip.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { ContinueReading } from './continue-reading.tsx';
import { InfiniteFeed } from './infinite-feed.tsx';
import { InsightCard } from './insight-card.tsx';
import { InsightLine } from './insight-line.tsx';
import { homeFeedQuery } from './home-feed.ts';
import type { HomeView } from './home-search.ts';
import { topOfCategoriesQuery, onInterestQuery } from './queries.ts';
import { TopAuthors, TopicChips } from './topic-chips.tsx';

type InsightsHomeProps = {
  view: HomeView;
  /** Suggestions of members to follow. */
  people: ReactNode;
};

/** The insights home page: recommended insights, popular ones, or those of followed hashtags. */
export function InsightsHome({ view, people }: InsightsHomeProps) {
  const emptyState = (
    <EmptyState
      cover="no-insight-here"
      title={m.insights_none()}
      action={<ButtonLink render={<Link to="/insights/create" />}>{m.insights_write()}</ButtonLink>}
    >
      {m.insights_none_yet_text()}
    </EmptyState>
  );
  return (
    <main className="container page-top stack gap-7">
      <header className="stack gap-3">
        <div className="row">
          <h1>{m.insights_title()}</h1>
          <div className="row push-end insights-actions">
            <ButtonLink variant="quiet" icon={Search} render={<Link to="/insights/search" />}>
              {m.insights_search()}
            </ButtonLink>
            <ButtonLink icon={Plus} render={<Link to="/insights/create" />}>
              {m.insights_write()}
            </ButtonLink>
          </div>
        </div>
        <p className="lead muted">{m.insights_lead()}</p>
        <Views view={view} />
      </header>
      <AdSlot place="insights-home" />
      <ContinueReading />
      {view === 'interests' ? (
        <OnInterest />
      ) : (
        <InfiniteFeed
          key={view ?? 'for-me'}
          query={homeFeedQuery(view)}
          lead
          leadAside={<LeadAside />}
          banner={people}
          empty={emptyState}
        />
      )}
    </main>
  );
}

function Views({ view }: { view: HomeView }) {
  const user = useCurrentUser();
  const current = (option: HomeView) => ({ 'aria-current': view === option ? ('true' as const) : undefined });
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

/** Beside the lead card: popular hashtags, the most popular cards of three categories, and top authors. */
function LeadAside() {
  const fields = useQuery(topOfCategoriesQuery()).data;
  return (
    <div className="feed-aside">
      <TopicChips title={m.insights_trending_tags()} />
      <section className="stack gap-3" aria-labelledby="every-field">
        <h2 id="every-field" className="aside-title">
          {m.insights_every_field()}
        </h2>
        <ul className="stack gap-3">
          {fields?.data.slice(1, 4).map((insight) => (
            <InsightLine key={insight.id} insight={insight} source={fields.meta} />
          ))}
        </ul>
      </section>
      <TopAuthors title={m.insights_people()} />
    </div>
  );
}

/** The newest cards of followed hashtags only. */
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
