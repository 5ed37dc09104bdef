import type { UseCase } from '#platform/http/http.ts';
import { ALL, hashtagTopic, loadListed, START } from './listings.ts';
import { presentListed } from './present-cards.ts';
import { subjectReason, generalReason, meta } from './feeds.ts';

/** Popular cards under some hashtags; without any, of all topics. */
export const listTrendingOf: UseCase<'GET /api/knowledges/trending_insight'> = async (ctx, { query }) => {
  const topics = query.htag_ids.length > 0 ? query.htag_ids.map(hashtagTopic) : [ALL];
  const shown = await loadListed(ctx, { topics, order: 'hot', after: START, limit: query.per_page, recommended: true });
  const reasonOf = query.htag_ids.length > 0 ? await subjectReason(ctx, query.htag_ids, []) : generalReason(ctx);
  return { data: await presentListed(ctx, shown, reasonOf), meta: meta(ctx, 'trending-by-hashtag-1') };
};
