/** What the sign-in in this tab is for; apart from `intent.ts`, which every page loads. */
import { useSyncExternalStore } from 'react';
import type { Intent } from './intent.ts';

const STORAGE_KEY = 'sign-in-intent';

/** A sign-in takes no longer; what is older belongs to one that was given up. */
const MAX_AGE_MS = 10 * 60_000;

/** Stores in this tab what the sign-in that begins now is for, instead of what an earlier one was for. */
export function saveIntent(next?: Intent): void {
  try {
    if (next) sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ ...next, at: Date.now() }));
    else sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Without storage the member presses again.
  }
}

function loadStored(): string | null {
  try {
    return sessionStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

function parseIntent(stored: string | null): Intent | null {
  if (stored === null) return null;
  const { at, ...found } = JSON.parse(stored) as Intent & { at: number };
  return Date.now() - at < MAX_AGE_MS ? found : null;
}

/** The stored intent, if the sign-in for it is not too long ago. */
export const loadIntent = (): Intent | null => parseIntent(loadStored());

const neverChanges = () => () => {};

/** The stored intent; null during server rendering. */
export const useStoredIntent = (): Intent | null => parseIntent(useSyncExternalStore(neverChanges, loadStored, () => null));
