import { findHashtags } from '#features/base/interests/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { ALL_CARDS, hashtagTopic, loadListedCards, START } from './listings.ts';
import { presentListedCards } from './present-cards.ts';
import { topicReason, generalReason, feedMeta } from './feeds.ts';

/** Popular cards with some hashtags; by default of all topics. */
export const listTrendingByHashtag: UseCase<'GET /api/knowledges/trending_insight'> = async (ctx, { query }) => {
  const topics = query.htag_ids.length > 0 ? query.htag_ids.map(hashtagTopic) : [ALL_CARDS];
  const shown = await loadListedCards(ctx, { topics, order: 'hot', after: START, limit: query.per_page, excludeDismissed: true });
  const explain =
    query.htag_ids.length > 0 ? topicReason((await findHashtags(ctx, query.htag_ids)).values()) : generalReason(ctx);
  return { data: await presentListedCards(ctx, shown, explain), meta: feedMeta(ctx, 'trending-by-hashtag-1') };
};
