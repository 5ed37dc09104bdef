/** Feeds of the forum and of learning packs, as Atom and JSON Feed, with conditional requests. */
import { createHash } from 'node:crypto';
import type { Hono } from 'hono';
import { loadPackEntries } from '#features/catalogue/boards/server/index.ts';
import { loadForumEntries } from '#features/catalogue/forum/server/index.ts';
import { createContext, type Context, type Services } from '#platform/http/context.ts';
import type { HttpEnv } from '#platform/http/http.ts';
import { writeAtom, type AtomEntry, type AtomFeed } from '#platform/io/atom.ts';
import { writeJsonFeed } from '#platform/io/json-feed.ts';
import { languageTag } from '#platform/language/language.ts';
import { m } from '#platform/messages/messages.js';
import { isCurrent } from './job-feeds.ts';

type Subject = { page: string; title: () => string; load: (ctx: Context) => Promise<AtomEntry[]> };

const SUBJECTS: readonly Subject[] = [
  { page: '/forum', title: m.forum_title, load: loadForumEntries },
  { page: '/learning-packs', title: m.boards_title, load: loadPackEntries },
];

const FORMATS = {
  'feed.xml': { type: 'application/atom+xml; charset=utf-8', write: writeAtom },
  'feed.json': {
    type: 'application/feed+json; charset=utf-8',
    write: (feed: AtomFeed) => writeJsonFeed(feed, languageTag()),
  },
} as const;

export function mountContentFeeds(app: Hono<HttpEnv>, services: Services): void {
  const { BRAND_NAME: brand, APP_ORIGIN: origin } = services.config;
  for (const { page, title, load } of SUBJECTS)
    for (const [name, { type, write }] of Object.entries(FORMATS))
      app.get(`${page}/${name}`, async (c) => {
        const bytes = write({
          title: `${brand}: ${title()}`,
          id: `${origin}${page}`,
          page: `${origin}${page}`,
          self: `${origin}${page}/${name}`,
          author: brand,
          entries: await load(createContext(services)),
        });
        // By content, without a date, because what is hidden or deleted leaves no newer one.
        const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
        const headers = { etag, 'cache-control': 'public, max-age=300' };
        if (isCurrent(c.req.header('if-none-match'), etag)) return c.body(null, 304, headers);
        return c.body(bytes as Uint8Array<ArrayBuffer>, 200, { ...headers, 'content-type': type });
      });
}
