/** Writes JSON Feeds (https://www.jsonfeed.org/version/1.1/) of what `writeAtom` writes as Atom. */
import type { AtomFeed } from './atom.ts';

/** Returns the feed in UTF-8. */
export function writeJsonFeed({ title, page, self, author, entries }: AtomFeed, languageTag: string): Uint8Array {
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: page,
    feed_url: self,
    language: languageTag,
    authors: [{ name: author }],
    items: entries.map((entry) => ({
      id: entry.page,
      url: entry.page,
      title: entry.title,
      content_text: entry.summary,
      date_published: entry.published.toISOString(),
      date_modified: (entry.updated ?? entry.published).toISOString(),
      ...(entry.tags && entry.tags.length > 0 && { tags: entry.tags }),
    })),
  };
  return new TextEncoder().encode(`${JSON.stringify(feed)}\n`);
}
