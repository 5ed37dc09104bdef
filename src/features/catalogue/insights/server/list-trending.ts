import type { UseCase } from '#platform/http/http.ts';
import { ALL, cursorOf, placeOf, loadListed, START } from './listings.ts';
import { presentListed } from './present-cards.ts';
import { generalReason, meta } from './feeds.ts';

/** Popular cards, not personalised. */
export const listTrending: UseCase<'GET /api/knowledges/trending'> = async (ctx, { query }) => {
  const after = query.cursor === undefined ? START : placeOf(query.cursor);
  const wanted = { topics: [ALL], order: 'hot', after, limit: query.per_page + 1, recommended: true } as const;
  const found = await loadListed(ctx, wanted);
  const shown = found.slice(0, query.per_page);
  const last = shown.at(-1);
  return {
    data: await presentListed(ctx, shown, generalReason(ctx)),
    meta: meta(ctx, 'trending-1', found.length > shown.length && last ? cursorOf(last) : null),
  };
};
