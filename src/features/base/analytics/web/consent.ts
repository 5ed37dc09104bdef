/** Whether this browser agreed to be counted; kept here only, and as easily withdrawn as given. */
import { useSyncExternalStore } from 'react';

export type Consent = 'given' | 'refused' | 'unasked';

const KEY = 'journeys-consent';
const CLIENT_KEY = 'journeys-client';
const listeners = new Set<() => void>();

export function loadConsent(): Consent {
  try {
    const stored = localStorage.getItem(KEY);
    return stored === 'given' || stored === 'refused' ? stored : 'unasked';
  } catch {
    return 'refused';
  }
}

/** Remembers the choice. Refusing also forgets the random identifier. */
export function chooseConsent(choice: 'given' | 'refused'): void {
  localStorage.setItem(KEY, choice);
  if (choice === 'refused') localStorage.removeItem(CLIENT_KEY);
  for (const listener of listeners) listener();
}

export const useConsent = (): Consent =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    loadConsent,
    () => 'refused',
  );

/** Five random bytes and the time of the first event; made only after consent. */
export function clientId(): string {
  const known = localStorage.getItem(CLIENT_KEY);
  if (known) return known;
  const bytes = [...crypto.getRandomValues(new Uint8Array(5))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const made = `${bytes}${Date.now()}`;
  localStorage.setItem(CLIENT_KEY, made);
  return made;
}
