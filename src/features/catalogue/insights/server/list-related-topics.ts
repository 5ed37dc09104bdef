import { findHashtags, presentHashtags } from '#features/base/interests/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';
import { loadRelatedCards, sortByFrequency } from './load-related-cards.ts';

/** Other hashtags of popular cards with some hashtags; by default of all popular cards. */
export const listRelatedTopics: UseCase<'GET /api/knowledges/insight_related_topic'> = async (ctx, { query }) => {
  const cards = await loadRelatedCards(ctx, query.htag_ids);
  const slugs = sortByFrequency(cards.flatMap(({ hashtags }) => hashtags))
    .map(([slug]) => slug)
    .filter((slug) => !query.htag_ids.includes(slug))
    .slice(0, query.per_page);
  const known = await findHashtags(ctx, slugs);
  const rows = slugs.flatMap((slug) => known.get(slug) ?? []);
  return { data: await presentHashtags(ctx, rows), meta: { next_cursor: null } };
};
