/** The item that a visitor wanted to pin, stored until they have signed in. */
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

/**
 * Stores one item, replacing the previous one; empty removes it. Without storage the user has to press again after signing in.
 */
export function savePendingPin(item: string): void {
  try {
    if (item) sessionStorage.setItem(KEY, item);
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

/** The stored item; empty during server rendering. */
export const usePendingPin = (): string => useSyncExternalStore(subscribe, loadPending, () => '');
