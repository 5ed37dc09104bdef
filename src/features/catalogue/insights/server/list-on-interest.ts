import { findHashtags } from '#features/base/interests/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { hashtagTopic, loadListedCards, START } from './listings.ts';
import { presentListedCards } from './present-cards.ts';
import { loadFollowedTopics, MAX_FOLLOWED_TOPICS, topicReason, feedMeta } from './feeds.ts';

/** The newest cards with some hashtags; by default those that the viewer follows. */
export const listOnInterest: UseCase<'GET /api/knowledges/insight_on_interest'> = async (ctx, { query }) => {
  const hashtags =
    query.htag_ids.length > 0
      ? [...(await findHashtags(ctx, query.htag_ids)).values()]
      : (await loadFollowedTopics(ctx)).hashtags;
  const topics = hashtags.slice(0, MAX_FOLLOWED_TOPICS).map(({ slug }) => hashtagTopic(slug));
  const shown = await loadListedCards(ctx, {
    topics,
    order: 'newest',
    after: START,
    limit: query.per_page,
    excludeDismissed: true,
  });
  return {
    data: await presentListedCards(ctx, shown, topicReason(hashtags)),
    meta: feedMeta(ctx, 'on-interest-1'),
  };
};
