import { listCategories } from '#features/base/interests/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { categoryTopic, loadListedCards, START } from './listings.ts';
import { presentListedCards } from './present-cards.ts';
import { generalReason, feedMeta } from './feeds.ts';

const MAX_CARDS = 12;

/** The most popular card of each category, most popular first. */
export const listTrendingCards: UseCase<'GET /api/knowledges/trending_insight_cards'> = async (ctx) => {
  const topics = (await listCategories(ctx)).map(({ slug }) => categoryTopic(slug));
  const shown = await loadListedCards(ctx, {
    topics,
    order: 'hot',
    after: START,
    limit: MAX_CARDS,
    maxPerTopic: 1,
    excludeDismissed: true,
  });
  return { data: await presentListedCards(ctx, shown, generalReason(ctx)), meta: feedMeta(ctx, 'trending-by-category-1') };
};
