/** What a visitor wanted to do before signing in, stored in this tab until they have. */
import { useSyncExternalStore } from 'react';
import type { RequestParts } from '#platform/contract/request.ts';
import type { CallInput, EndpointName } from '#platform/browser/api.ts';

/** The sentence that says what was done, of which each verb has one. */
export type IntentVerb = 'like' | 'save' | 'follow' | 'track' | 'comment';
export type IntentKey = Exclude<EndpointName, `GET ${string}`>;
export type Intent = { verb: IntentVerb; key: IntentKey; input: RequestParts };

const STORAGE_KEY = 'sign-in-intent';
/** A sign-in takes no longer; what is older belongs to one that was given up. */
const MAX_AGE_MS = 10 * 60_000;

/** The change to make once a visitor has signed in: `login.require({ reason, then: intent('like', 'POST …', input) })`. */
export const intent = <K extends IntentKey>(verb: IntentVerb, key: K, input: CallInput<K>): Intent => ({
  verb,
  key,
  input: input as RequestParts,
});

/** Stores what the sign-in that begins now is for, instead of what an earlier one was for. */
export function saveIntent(next: Intent | undefined): void {
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

/** The stored intent when the page loaded; null during server rendering. */
export const useStoredIntent = (): Intent | null => parseIntent(useSyncExternalStore(neverChanges, loadStored, () => null));
