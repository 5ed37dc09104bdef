import { m } from '#platform/messages/messages.js';
import { writeAtom } from '#platform/io/atom.ts';
import type { UseCase } from '#platform/http/http.ts';
import { listPublished } from './list-insights.ts';

const NEWEST = 30;

/** The newest cards as Atom, the newest first. */
export const writeFeed: UseCase<'GET /api/knowledges/feed.xml'> = async (ctx, { query }) => {
  const { APP_ORIGIN, BRAND_NAME } = ctx.config;
  const { data } = await listPublished(ctx, { ...query, sort: 'newest', per_page: NEWEST });
  const asked = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
  const of = query.hashtag ?? query.category;
  const tail = asked.size > 0 ? `?${asked}` : '';
  const file = writeAtom({
    title: of ? `${m.insights_title()}: ${of}` : m.insights_title(),
    id: `${APP_ORIGIN}/insights${tail}`,
    page: `${APP_ORIGIN}/insights`,
    self: `${APP_ORIGIN}/api/knowledges/feed.xml${tail}`,
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
