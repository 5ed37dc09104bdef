/** Writes Atom feeds (RFC 4287). */
import { escapeXml as escape } from './xml.ts';

export type AtomEntry = {
  page: string;
  title: string;
  summary: string;
  published: Date;
  updated?: Date;
  tags?: readonly string[];
};
/** URLs are absolute. `entries` are sorted newest first. */
export type AtomFeed = { title: string; id: string; page: string; self: string; author: string; entries: readonly AtomEntry[] };

const isoTimestamp = (moment: Date) => moment.toISOString();

/** Returns the feed in UTF-8. */
export function writeAtom({ title, id, page, self, author, entries }: AtomFeed): Uint8Array {
  const lastUpdated = Math.max(0, ...entries.map(({ published, updated = published }) => updated.getTime()));
  const entryElements = entries.map(
    (entry) =>
      `<entry><title>${escape(entry.title)}</title><id>${escape(entry.page)}</id><link href="${escape(entry.page)}"/>` +
      `<published>${isoTimestamp(entry.published)}</published><updated>${isoTimestamp(entry.updated ?? entry.published)}</updated>` +
      `<summary>${escape(entry.summary)}</summary>${(entry.tags ?? []).map((tag) => `<category term="${escape(tag)}"/>`).join('')}</entry>`,
  );
  return new TextEncoder().encode(`<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom"><title>${escape(title)}</title><id>${escape(id)}</id><link href="${escape(page)}"/><link rel="self" href="${escape(self)}"/><updated>${isoTimestamp(new Date(lastUpdated))}</updated><author><name>${escape(author)}</name></author>
${entryElements.join('\n')}
</feed>
`);
}
