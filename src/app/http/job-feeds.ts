/** Feeds of the open jobs for other programs, streamed, with conditional requests. */
import { Readable } from 'node:stream';
import type { Hono } from 'hono';
import { loadFeedVersion, writeAggregatorXml, writeJsonFeed, writeRss } from '#features/catalogue/jobs/server/index.ts';
import { createContext, type Services } from '#platform/http/context.ts';
import type { HttpEnv } from '#platform/http/http.ts';

/** By path; `title` names it in documents. */
export const JOB_FEEDS = {
  '/jobs/feed.xml': { title: 'XML for job aggregators', type: 'application/xml; charset=utf-8', write: writeAggregatorXml },
  '/jobs/rss.xml': { title: 'RSS 2.0', type: 'application/rss+xml; charset=utf-8', write: writeRss },
  '/jobs/feed.json': { title: 'JSON Feed 1.1', type: 'application/feed+json; charset=utf-8', write: writeJsonFeed },
} as const;

export function mountJobFeeds(app: Hono<HttpEnv>, services: Services): void {
  const { BRAND_NAME: brand, APP_ORIGIN: origin } = services.config;
  for (const [path, { type, write }] of Object.entries(JOB_FEEDS))
    app.get(path, async (c) => {
      const ctx = createContext(services);
      const { etag, changedAt } = await loadFeedVersion(ctx);
      // Without a date, because jobs close by theirs without a change.
      const headers = { etag, 'cache-control': 'public, max-age=300' };
      if (isCurrent(c.req.header('if-none-match'), etag)) return c.body(null, 304, headers);
      const bytes = Readable.from(write(ctx, { brand, origin, changedAt }), { objectMode: false });
      return c.body(Readable.toWeb(bytes) as ReadableStream<Uint8Array>, 200, { ...headers, 'content-type': type });
    });
}

/** Whether the tags of `If-None-Match` name the current one. */
export const isCurrent = (tags: string | undefined, etag: string): boolean =>
  tags?.split(',').some((tag) => tag.trim() === '*' || weak(tag) === weak(etag)) ?? false;

const weak = (tag: string): string => tag.trim().replace(/^W\//, '');
