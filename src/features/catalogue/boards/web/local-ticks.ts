/** A visitor's ticks in learning packs, stored in this browser until they sign in. */
import { useSyncExternalStore } from 'react';

const storageKey = (pack: string) => `pack-done:${pack}`;
const listeners = new Set<() => void>();
/** Fallback when storage is unavailable: counts until the page is left. */
const inMemory = new Map<string, string>();

function readTicks(pack: string): string {
  try {
    return inMemory.get(pack) ?? localStorage.getItem(storageKey(pack)) ?? '';
  } catch {
    return inMemory.get(pack) ?? '';
  }
}

/** Stores the ticked anchors; an empty list removes the pack. */
export function saveTicks(pack: string, anchors: readonly string[]): void {
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

/** The ticked anchors, separated by spaces; empty during server rendering. */
export const useLocalTicks = (pack: string): string =>
  useSyncExternalStore(
    subscribe,
    () => readTicks(pack),
    () => '',
  );
