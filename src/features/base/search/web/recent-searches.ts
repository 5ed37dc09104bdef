import { useSyncExternalStore } from 'react';

const KEY = 'searched';
const MAX_ITEMS = 6;
const NONE: readonly string[] = [];
const listeners = new Set<() => void>();
let cache: { raw: string; queries: readonly string[] } = { raw: '', queries: NONE };

function loadRecent(): readonly string[] {
  try {
    const raw = localStorage.getItem(KEY) ?? '';
    if (raw !== cache.raw) {
      const stored: unknown = raw ? JSON.parse(raw) : [];
      cache = {
        raw,
        queries: Array.isArray(stored) ? stored.filter((query) => typeof query === 'string').slice(0, MAX_ITEMS) : NONE,
      };
    }
    return cache.queries;
  } catch {
    // Storage may be unavailable or contain foreign data.
    return NONE;
  }
}

function saveAll(next: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    return;
  }
  for (const listener of listeners) listener();
}

/** Recent searches on this device, latest first; never sent anywhere. */
export const useRecentSearches = (): readonly string[] =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    loadRecent,
    () => NONE,
  );
export const saveRecentSearch = (query: string): void =>
  saveAll([query, ...loadRecent().filter((recent) => recent !== query)].slice(0, MAX_ITEMS));
export const clearRecentSearches = (): void => saveAll([]);
