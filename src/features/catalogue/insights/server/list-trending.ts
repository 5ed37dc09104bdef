import type { UseCase } from '#platform/http/http.ts';
import { ALL_CARDS, createCursor, parseCursor, loadListedCards, START } from './listings.ts';
import { presentListedCards } from './present-cards.ts';
import { generalReason, feedMeta } from './feeds.ts';

/** Popular cards, not personalised. */
export const listTrending: UseCase<'GET /api/knowledges/trending'> = async (ctx, { query }) => {
  const after = query.cursor === undefined ? START : parseCursor(query.cursor);
  const options = { topics: [ALL_CARDS], order: 'hot', after, limit: query.per_page + 1, excludeDismissed: true } as const;
  const listed = await loadListedCards(ctx, options);
  const shown = listed.slice(0, query.per_page);
  const last = shown.at(-1);
  return {
    data: await presentListedCards(ctx, shown, generalReason(ctx)),
    meta: feedMeta(ctx, 'trending-1', listed.length > shown.length && last ? createCursor(last) : null),
  };
};
