import { popularityOf, type Popularity, type SearchSource } from '#features/base/search/server/index.ts';
import { htmlToText } from '#platform/io/html-to-text.ts';
import { engagementPoints } from './update-listings.ts';
import { isPublicAt } from './is-public-at.ts';
import { selectCards } from './card-rows.ts';
import { presentCards } from './present-cards.ts';

/** The engagement points at which a card has half of the maximum popularity from engagement. */
const POINTS_FOR_HALF_POPULARITY = 30;

/** The popularity of a card without engagement. */
const BASE_POPULARITY = 0.3;

/** The popularity of a card, which decays from its publication date. */
export const insightPopularity = (points: number, publishedAt: Date | null): Popularity => ({
  popularity: BASE_POPULARITY + (1 - BASE_POPULARITY) * popularityOf(points, POINTS_FOR_HALF_POPULARITY),
  ...(publishedAt ? { since: publishedAt } : {}),
});

/** Published insights by slug, for the search index. */
export const findInsightsToSearch: SearchSource = async (ctx, slugs) => {
  const published = await selectCards(ctx)
    .select('body')
    .where('slug', 'in', [...slugs])
    .where(isPublicAt(ctx.clock.now()))
    .execute();
  const cards = await presentCards(ctx, published);
  return new Map(
    cards.map(({ id, attributes: card }, index) => {
      const row = published[index];
      return [
        id,
        {
          path: `/insights/detail/${id}`,
          title: card.title,
          meta: [card.topic, card.author],
          text: `${card.summary}\n${htmlToText(row?.body ?? '')}`,
          words: row?.tag_words ?? '',
          cover: card.cover,
          authorId: row?.author_id ?? null,
          ...insightPopularity(engagementPoints(card), row?.published_at ?? null),
          facets: card.category ? { category: card.category.name } : {},
        },
      ];
    }),
  );
};
