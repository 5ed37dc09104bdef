import { m } from '#platform/messages/messages.js';
import { writeAtom } from '#platform/io/atom.ts';
import type { UseCase } from '#platform/http/http.ts';
import { listPublished } from './list-insights.ts';

const MAX_ENTRIES = 30;

/** The newest cards as an Atom feed. */
export const writeFeed: UseCase<'GET /api/knowledges/feed.xml'> = async (ctx, { query }) => {
  const { APP_ORIGIN, BRAND_NAME } = ctx.config;
  const { data } = await listPublished(ctx, { ...query, sort: 'newest', per_page: MAX_ENTRIES });
  const filters = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
  const subject = query.hashtag ?? query.category;
  const suffix = filters.size > 0 ? `?${filters}` : '';
  const file = writeAtom({
    title: subject ? `${m.insights_title()}: ${subject}` : m.insights_title(),
    id: `${APP_ORIGIN}/insights${suffix}`,
    page: `${APP_ORIGIN}/insights`,
    self: `${APP_ORIGIN}/api/knowledges/feed.xml${suffix}`,
    author: BRAND_NAME,
    entries: data.map(({ id, attributes: { title, summary, published_on, hashtags } }) => ({
      page: `${APP_ORIGIN}/insights/detail/${id}`,
      title,
      summary,
      published: new Date(published_on),
      tags: hashtags.map(({ name }) => name),
    })),
  });
  return { file, name: 'feed.xml', type: 'application/atom+xml; charset=utf-8', inline: true };
};
