/** Caches rendered pages of visitors for a short time: limited in bytes and entries, rendered once for concurrent requests. */
import type { Clock } from '#platform/runtime/clock.ts';

/** A rendered page. `tags` are the ids and slugs of everything it shows. */
export type RenderedPage = {
  status: number;
  headers: readonly (readonly [string, string])[];
  text: string;
  tags: ReadonlySet<string>;
};
/** `keep` is false for what must not be cached: an error, a redirect or a personal page. */
export type Rendering = { page: RenderedPage; keep: boolean };
/** `hit`: from the cache. `joined`: another request was rendering it. `miss`: rendered for this request. */
export type Served = { page: RenderedPage; how: 'hit' | 'joined' | 'miss' };

type Kept = { page: RenderedPage; bytes: number; until: number };
type Pending = { done: Promise<Rendering>; dropped: Set<string>; all: boolean };

/** A character takes at most two bytes in memory; each entry has some overhead. */
const BYTES_A_CHARACTER = 2;
const BYTES_AROUND = 1000;
const BYTES_A_TAG = 100;

export type PageCache = {
  /**
   * Returns the page of this key from the cache, from a running render, or by rendering it now. A failed render fails its own
   * request only.
   */
  serve: (key: string, render: () => Promise<Rendering>) => Promise<Served>;
  /** Removes every page that shows one of these, and keeps running renders that started before out of the cache. */
  drop: (tags: readonly string[]) => void;
  clear: () => void;
  size: () => { entries: number; bytes: number };
};

/** `ttlMs` is how long a page is served after rendering. The least recently used pages are evicted first. */
export function createPageCache({
  clock,
  maxBytes,
  maxEntries,
  ttlMs,
}: {
  clock: Clock;
  maxBytes: number;
  maxEntries: number;
  ttlMs: number;
}): PageCache {
  const kept = new Map<string, Kept>();
  const pending = new Map<string, Pending>();
  let bytes = 0;

  const forget = (key: string) => {
    bytes -= kept.get(key)?.bytes ?? 0;
    kept.delete(key);
  };

  const keep = (key: string, page: RenderedPage) => {
    const size = (page.text.length + key.length) * BYTES_A_CHARACTER + page.tags.size * BYTES_A_TAG + BYTES_AROUND;
    if (size > maxBytes) return;
    forget(key);
    kept.set(key, { page, bytes: size, until: clock.now().getTime() + ttlMs });
    bytes += size;
    for (const oldest of kept.keys()) {
      if (bytes <= maxBytes && kept.size <= maxEntries) break;
      forget(oldest);
    }
  };

  async function lead(key: string, render: () => Promise<Rendering>): Promise<Served> {
    const mine: Pending = { done: render(), dropped: new Set(), all: false };
    pending.set(key, mine);
    try {
      const { page, keep: storable } = await mine.done;
      const outdated = mine.all || [...mine.dropped].some((tag) => page.tags.has(tag));
      if (storable && !outdated) keep(key, page);
      return { page, how: 'miss' };
    } finally {
      if (pending.get(key) === mine) pending.delete(key);
    }
  }

  return {
    serve: async (key, render) => {
      const found = kept.get(key);
      if (found && found.until > clock.now().getTime()) {
        // Map order is order of use.
        kept.delete(key);
        kept.set(key, found);
        return { page: found.page, how: 'hit' };
      }
      if (found) forget(key);
      const other = pending.get(key);
      if (!other) return lead(key, render);
      const theirs = await other.done.catch(() => null);
      return theirs?.keep ? { page: theirs.page, how: 'joined' } : { page: (await render()).page, how: 'miss' };
    },
    drop: (tags) => {
      for (const [key, { page }] of kept) if (tags.some((tag) => page.tags.has(tag))) forget(key);
      for (const one of pending.values()) for (const tag of tags) one.dropped.add(tag);
    },
    clear: () => {
      kept.clear();
      bytes = 0;
      for (const one of pending.values()) one.all = true;
    },
    size: () => ({ entries: kept.size, bytes }),
  };
}
