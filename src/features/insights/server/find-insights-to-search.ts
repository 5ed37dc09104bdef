import { freshness, liveliness, type SearchSource } from '#features/search/server/index.ts';
import { stateOf } from './policy.ts';
import { presentCards, selectCards } from './present-cards.ts';

const HALF_LIFE_DAYS = 90;
const LIKES_OF_HALF = 30;

/** Published insights by slug, as search knows them. */
export const findInsightsToSearch: SearchSource = async (ctx, slugs) => {
  const rows = await selectCards(ctx)
    .select('body')
    .where('slug', 'in', [...slugs])
    .execute();
  const published = rows.filter((row) => stateOf(row) === 'published');
  const cards = await presentCards(ctx, published);
  const now = ctx.clock.now().getTime();
  return new Map(
    cards.map(({ id, attributes: card }, index) => {
      const row = published[index];
      const age = now - (row?.published_at?.getTime() ?? now);
      return [
        id,
        {
          path: `/insights/detail/${id}`,
          title: card.title,
          meta: [card.topic, card.author],
          text: `${card.summary}\n${plain(row?.body ?? '')}`,
          words: row?.tag_words ?? '',
          cover: card.cover,
          hot: 0.5 * freshness(age, HALF_LIFE_DAYS) + 0.5 * liveliness(card.likes + card.saves, LIKES_OF_HALF),
          facets: card.category ? { category: card.category.name } : {},
        },
      ];
    }),
  );
};

/** The words of a body; it is made of a few known tags and entities only. */
const plain = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ');
