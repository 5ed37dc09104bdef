import { useSyncExternalStore } from 'react';

/** An insight that was opened on this device; `read` is the share that was scrolled through, 0 to 1. */
export type RecentInsight = { slug: string; title: string; cover: string; read: number };

const STORAGE_KEY = 'insights-recent';
const MAX_RECENT = 6;
const MAX_UNFINISHED = 3;
/** The share from which an insight counts as read. */
const FINISHED_SHARE = 0.9;
const listeners = new Set<() => void>();
const NONE: readonly RecentInsight[] = [];
let cached: { text: string; recents: readonly RecentInsight[] } = { text: '', recents: NONE };

const isRecent = (value: unknown): value is RecentInsight =>
  typeof value === 'object' &&
  value !== null &&
  ['slug', 'title', 'cover'].every((name) => typeof Reflect.get(value, name) === 'string') &&
  typeof Reflect.get(value, 'read') === 'number';

function loadRecents(): readonly RecentInsight[] {
  try {
    const text = localStorage.getItem(STORAGE_KEY) ?? '[]';
    if (text === cached.text) return cached.recents;
    const parsed: unknown = JSON.parse(text);
    cached = { text, recents: Array.isArray(parsed) ? parsed.filter(isRecent) : NONE };
    return cached.recents;
  } catch {
    return NONE;
  }
}

/** Stores the reading progress in this browser. */
export function saveReadingProgress(recent: RecentInsight): void {
  const stored = loadRecents();
  const read = Math.max(recent.read, stored.find(({ slug }) => slug === recent.slug)?.read ?? 0);
  const recents = [{ ...recent, read }, ...stored.filter(({ slug }) => slug !== recent.slug)].slice(0, MAX_RECENT);
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(recents));
  } catch {
    // Without browser storage there is nothing to continue.
  }
  for (const listener of listeners) listener();
}

/** The latest three insights that were started and not finished, latest first. */
export function useUnfinishedInsights(): readonly RecentInsight[] {
  const recents = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    loadRecents,
    () => NONE,
  );
  return recents.filter(({ read }) => read < FINISHED_SHARE).slice(0, MAX_UNFINISHED);
}
