import type { UseCase } from '#platform/http/http.ts';
import { hashtagTopic, loadListedCards, START } from './listings.ts';
import { presentListedCards } from './present-cards.ts';
import { loadFollowedTopics, MAX_FOLLOWED_TOPICS, topicReason, feedMeta } from './feeds.ts';

/** The newest cards with some hashtags; by default those that the viewer follows. */
export const listOnInterest: UseCase<'GET /api/knowledges/insight_on_interest'> = async (ctx, { query }) => {
  const hashtags = query.htag_ids.length > 0 ? query.htag_ids : (await loadFollowedTopics(ctx)).hashtags.map(({ slug }) => slug);
  const topics = hashtags.slice(0, MAX_FOLLOWED_TOPICS).map(hashtagTopic);
  const shown = await loadListedCards(ctx, {
    topics,
    order: 'newest',
    after: START,
    limit: query.per_page,
    excludeDismissed: true,
  });
  return {
    data: await presentListedCards(ctx, shown, await topicReason(ctx, hashtags, [])),
    meta: feedMeta(ctx, 'on-interest-1'),
  };
};
