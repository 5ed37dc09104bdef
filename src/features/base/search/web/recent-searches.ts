import { useSyncExternalStore } from 'react';

const KEY = 'searched';
const MAX_ITEMS = 6;
const NONE: readonly string[] = [];
const watchers = new Set<() => void>();
let read: { raw: string; words: readonly string[] } = { raw: '', words: NONE };

function words(): readonly string[] {
  try {
    const raw = localStorage.getItem(KEY) ?? '';
    if (raw !== read.raw) {
      const kept: unknown = raw ? JSON.parse(raw) : [];
      read = { raw, words: Array.isArray(kept) ? kept.filter((one) => typeof one === 'string').slice(0, MAX_ITEMS) : NONE };
    }
    return read.words;
  } catch {
    // Storage may be unavailable or hold foreign data.
    return NONE;
  }
}

function saveAll(next: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    return;
  }
  for (const tell of watchers) tell();
}

/** Recent searches on this device, latest first; never sent anywhere. */
export const useRecentSearches = (): readonly string[] =>
  useSyncExternalStore(
    (tell) => {
      watchers.add(tell);
      return () => watchers.delete(tell);
    },
    words,
    () => NONE,
  );
export const saveRecentSearch = (query: string): void =>
  saveAll([query, ...words().filter((one) => one !== query)].slice(0, MAX_ITEMS));
export const clearRecentSearches = (): void => saveAll([]);
