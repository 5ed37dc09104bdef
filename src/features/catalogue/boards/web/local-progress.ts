/** The learning-pack cards that a visitor marked as done, stored in this browser until the visitor signs in. */
import { useSyncExternalStore } from 'react';

const storageKey = (pack: string) => `pack-done:${pack}`;
const listeners = new Set<() => void>();
/** Used when browser storage is unavailable; lasts until the page is left. */
const inMemory = new Map<string, string>();

function loadProgress(pack: string): string {
  try {
    return inMemory.get(pack) ?? localStorage.getItem(storageKey(pack)) ?? '';
  } catch {
    return inMemory.get(pack) ?? '';
  }
}

/** Stores the anchors of the cards marked as done; an empty list removes the pack. */
export function saveLocalProgress(pack: string, anchors: readonly string[]): void {
  const text = anchors.join(' ');
  try {
    if (text) localStorage.setItem(storageKey(pack), text);
    else localStorage.removeItem(storageKey(pack));
    inMemory.delete(pack);
  } catch {
    inMemory.set(pack, text);
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** The anchors of the cards marked as done, separated by spaces; empty during server rendering. */
export const useLocalProgress = (pack: string): string =>
  useSyncExternalStore(
    subscribe,
    () => loadProgress(pack),
    () => '',
  );
