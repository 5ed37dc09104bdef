/** Finished pages of visitors, kept for a short while: bounded in bytes and number, rendered once however many ask. */
import type { Clock } from '#platform/runtime/clock.ts';

/** What was rendered. `tags` are the ids and slugs of everything it shows. */
export type RenderedPage = {
  status: number;
  headers: readonly (readonly [string, string])[];
  text: string;
  tags: ReadonlySet<string>;
};
/** `keep` is false for what is for nobody else: an error, a redirect, a page that is somebody's own. */
export type Rendering = { page: RenderedPage; keep: boolean };
/** `hit`: kept before. `joined`: another request was rendering it. `miss`: rendered for this request. */
export type Served = { page: RenderedPage; how: 'hit' | 'joined' | 'miss' };

type Kept = { page: RenderedPage; bytes: number; until: number };
type Pending = { done: Promise<Rendering>; dropped: Set<string>; all: boolean };

/** A character takes two bytes at most in memory; an entry has a little around it. */
const BYTES_A_CHARACTER = 2;
const BYTES_AROUND = 1000;
const BYTES_A_TAG = 100;

export type PageCache = {
  /** The page of this key: kept, being rendered, or rendered now. A rendering that fails fails for its own request only. */
  serve: (key: string, render: () => Promise<Rendering>) => Promise<Served>;
  /** Forgets every page that shows one of these, and lets none be kept that is being rendered from before. */
  drop: (tags: readonly string[]) => void;
  clear: () => void;
  size: () => { entries: number; bytes: number };
};

/** `ttlMs` is the longest that a page is served after it was rendered. The least recently used pages leave first. */
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
        // The order of the map is the order of use.
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
