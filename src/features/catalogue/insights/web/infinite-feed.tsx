import { useInfiniteQuery } from '@tanstack/react-query';
import { Fragment, useEffect, type ReactNode } from 'react';
import { recordEvent, saveFeedSource } from '#features/base/analytics/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { useInView } from '#platform/ui/hooks/use-in-view.ts';
import { Button } from '#platform/ui/button.tsx';
import { ErrorState } from '#platform/ui/error-state.tsx';
import { SkeletonCards } from '#platform/ui/skeleton.tsx';
import { InsightCard } from './insight-card.tsx';
import type { CardPage, InfiniteCardsQuery, InsightCardResource } from './queries.ts';

/** The number of cards above the banner: the wide card and a row of three. */
const CARDS_BEFORE_BANNER = 4;

type InfiniteFeedProps = {
  query: InfiniteCardsQuery;
  /** Renders the first card wide, with `leadAside` next to it. */
  lead?: boolean;
  leadAside?: ReactNode;
  /** Rendered across the feed after the first few cards. */
  banner?: ReactNode;
  /** Rendered if there are no cards. */
  empty: ReactNode;
  /** Renders a card instead of the default. */
  card?: (insight: InsightCardResource) => ReactNode;
};

/** Infinite list of cards: the next page loads on scroll or by the button; loaded pages stay cached for going back. */
export function InfiniteFeed({ query, lead = false, leadAside, banner, empty, card }: InfiniteFeedProps) {
  const feed = useInfiniteQuery(query);
  const { ref, inView } = useInView({ threshold: 0, rootMargin: '600px' });
  const meta = feed.data?.pages.at(-1)?.meta;
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = feed;
  const source = feedSource(meta);
  const { algorithm, bucket } = source ?? {};
  useEffect(() => {
    if (algorithm && bucket) saveFeedSource({ algorithm, bucket });
  }, [algorithm, bucket]);
  useEffect(() => {
    if (!inView || !hasNextPage || isFetchingNextPage || isFetchNextPageError) return;
    recordEvent({ actionable_action: 'load-more', actionable_type: 'knowledge' });
    void fetchNextPage();
  }, [inView, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage]);

  if (feed.isPending) return <SkeletonCards cards={6} min={300} />;
  if (!feed.data) return <ErrorState onRetry={() => void feed.refetch()} retrying={feed.isRefetching} />;
  const insights = [...new Map(feed.data.pages.flatMap(({ data }) => data).map((card) => [card.id, card])).values()];
  if (insights.length === 0) return empty;
  return (
    <>
      <div className="feed">
        {insights.map((insight, index) => (
          <Fragment key={insight.id}>
            {card ? card(insight) : <InsightCard insight={insight} source={source} lead={lead && index === 0} />}
            {index === 0 && leadAside}
            {banner && index === Math.min(CARDS_BEFORE_BANNER, insights.length) - 1 && (
              <div className="feed-banner">{banner}</div>
            )}
          </Fragment>
        ))}
      </div>
      {hasNextPage && (
        <div ref={ref} className="row feed-more">
          <Button variant="quiet" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {m.insights_more()}
          </Button>
        </div>
      )}
    </>
  );
}

/** The source of the feed, for feeds that report it. */
const feedSource = (meta: CardPage['meta'] | undefined) =>
  meta?.algorithm && meta.bucket ? { algorithm: meta.algorithm, bucket: meta.bucket } : null;
