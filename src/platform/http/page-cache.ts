/** Caches rendered pages of visitors for a short time: limited in bytes and entries, rendered once for concurrent requests. */
import type { Clock } from '#platform/runtime/clock.ts';

export type Encoding = 'identity' | 'gzip' | 'br';
/** A response as it is sent. */
export type FinishedPage = { headers: Readonly<Record<string, string>>; body: Uint8Array<ArrayBuffer> };
/**
 * A rendered page. `tags` are the ids and slugs of everything it shows. `finished`: everybody gets the same, by encoding; without
 * it `headers` and `text` are completed for each visitor.
 */
export type RenderedPage = {
  status: number;
  headers: readonly (readonly [string, string])[];
  text: string;
  finished?: Readonly<Record<Encoding, FinishedPage>>;
  tags: ReadonlySet<string>;
};
/** `cacheable` is false for an error, a redirect or a personal page. */
export type Rendering = { page: RenderedPage; cacheable: boolean };
/** `hit`: from the cache. `joined`: another request was rendering it. `miss`: rendered for this request. */
export type Served = { page: RenderedPage; source: 'hit' | 'joined' | 'miss' };

type CacheEntry = { page: RenderedPage; bytes: number; expiresAt: number };
type Pending = { done: Promise<Rendering>; dropped: Set<string>; cleared: boolean };

/** A character takes at most two bytes in memory; each entry has some overhead. */
const BYTES_PER_CHARACTER = 2;
const BYTES_PER_ENTRY = 2000;
const BYTES_PER_TAG = 100;

export type PageCache = {
  /**
   * Returns the page of this key from the cache, from a running render, or by rendering it now. A failed render fails its own
   * request only.
   */
  serve: (key: string, render: () => Promise<Rendering>) => Promise<Served>;
  /** The page of this key, if the cache has it: one whose time is over only for `anyAge`. */
  find: (key: string, options?: { anyAge: boolean }) => RenderedPage | undefined;
  /** Removes every page with one of these tags. A page with such a tag that is being rendered now is not cached. */
  drop: (tags: readonly string[]) => void;
  clear: () => void;
  size: () => { entries: number; bytes: number };
};

type PageCacheOptions = { clock: Clock; maxBytes: number; maxEntries: number; ttlMs: number };

/** `ttlMs` is how long a page is served after rendering. The least recently used pages are evicted first. */
export function createPageCache({ clock, maxBytes, maxEntries, ttlMs }: PageCacheOptions): PageCache {
  const entries = new Map<string, CacheEntry>();
  const pending = new Map<string, Pending>();
  let bytes = 0;

  const evict = (key: string) => {
    bytes -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  };

  const store = (key: string, page: RenderedPage) => {
    const size = sizeOf(key, page);
    if (size > maxBytes) return;
    evict(key);
    entries.set(key, { page, bytes: size, expiresAt: clock.now().getTime() + ttlMs });
    bytes += size;
    for (const oldest of entries.keys()) {
      if (bytes <= maxBytes && entries.size <= maxEntries) break;
      evict(oldest);
    }
  };

  async function renderAndStore(key: string, render: () => Promise<Rendering>): Promise<Served> {
    const current: Pending = { done: render(), dropped: new Set(), cleared: false };
    pending.set(key, current);
    try {
      const { page, cacheable } = await current.done;
      if (cacheable && !isOutdated(current, page)) store(key, page);
      return { page, source: 'miss' };
    } finally {
      if (pending.get(key) === current) pending.delete(key);
    }
  }

  function find(key: string, { anyAge } = { anyAge: false }): RenderedPage | undefined {
    const cached = entries.get(key);
    if (!cached || (!anyAge && cached.expiresAt <= clock.now().getTime())) return undefined;
    // Inserting the entry again moves it to the end: the map is ordered by last use.
    entries.delete(key);
    entries.set(key, cached);
    return cached.page;
  }

  async function serve(key: string, render: () => Promise<Rendering>): Promise<Served> {
    const cached = find(key);
    if (cached) return { page: cached, source: 'hit' };
    const running = pending.get(key);
    if (!running) return renderAndStore(key, render);
    const rendering = await running.done.catch(() => null);
    if (!rendering?.cacheable) return { page: (await render()).page, source: 'miss' };
    return isOutdated(running, rendering.page) ? serve(key, render) : { page: rendering.page, source: 'joined' };
  }

  return {
    serve,
    find,
    drop: (tags) => {
      for (const [key, { page }] of entries) if (tags.some((tag) => page.tags.has(tag))) evict(key);
      for (const render of pending.values()) for (const tag of tags) render.dropped.add(tag);
    },
    clear: () => {
      entries.clear();
      bytes = 0;
      for (const render of pending.values()) render.cleared = true;
    },
    size: () => ({ entries: entries.size, bytes }),
  };
}

/** What a page takes in memory, in bytes. */
function sizeOf(key: string, { finished, text, tags }: RenderedPage): number {
  const sent = Object.values(finished ?? {}).reduce((sum, { body }) => sum + body.byteLength, 0);
  return sent + (text.length + key.length) * BYTES_PER_CHARACTER + tags.size * BYTES_PER_TAG + BYTES_PER_ENTRY;
}

/** Whether something on the page has changed since its render began. */
const isOutdated = ({ cleared, dropped }: Pending, page: RenderedPage): boolean =>
  cleared || [...dropped].some((tag) => page.tags.has(tag));
