/** What a visitor wanted to pin, kept over the way to the provider and back. */
import { useSyncExternalStore } from 'react';

const KEY = 'pending-pin';
const listeners = new Set<() => void>();

function loadPending(): string {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

/** Keeps one thing, in place of the one before; empty forgets it. Without a store the person presses once more after signing in. */
export function savePendingPin(what: string): void {
  try {
    if (what) sessionStorage.setItem(KEY, what);
    else sessionStorage.removeItem(KEY);
  } catch {
    return;
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** What is kept; nothing while the server renders. */
export const usePendingPin = (): string => useSyncExternalStore(subscribe, loadPending, () => '');
