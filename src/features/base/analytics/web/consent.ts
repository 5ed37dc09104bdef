/** The analytics consent, stored in this browser and as easy to withdraw as to give. What is recorded says which words it rests on. */
import { useSyncExternalStore } from 'react';
import type { CallInput } from '#platform/browser/api.ts';

export type Consent = 'given' | 'refused' | 'unasked';

/** The version of the words that the question asks consent to. */
export const CONSENT_VERSION: CallInput<'POST /api/journeys'>['json']['consent'] = 1;

/** Holds `refused`, or when consent was given. Other words have another key, so that everybody is asked again. */
const KEY = `journeys-consent-${CONSENT_VERSION}`;
const CLIENT_KEY = 'journeys-client';
const listeners = new Set<() => void>();

export function loadConsent(): Consent {
  try {
    const stored = localStorage.getItem(KEY);
    return stored === null ? 'unasked' : stored === 'refused' ? stored : 'given';
  } catch {
    return 'refused';
  }
}

/** When consent was given (ISO 8601). */
export const consentedAt = (): string | null => localStorage.getItem(KEY);

/** Stores the choice. Refusing also deletes the random client id. */
export function chooseConsent(choice: 'given' | 'refused'): void {
  localStorage.setItem(KEY, choice === 'given' ? new Date().toISOString() : choice);
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

/** The client id: five random bytes and the time of the first event; created only after consent. */
export function clientId(): string {
  const existing = localStorage.getItem(CLIENT_KEY);
  if (existing) return existing;
  const bytes = [...crypto.getRandomValues(new Uint8Array(5))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const created = `${bytes}${Date.now()}`;
  localStorage.setItem(CLIENT_KEY, created);
  return created;
}

/** The cookie that an operator's analytics set, from a browser's cookies; null for none. Read only where consent was given. */
export const analyticsCookie = (cookies: string): string | null => /(?:^|;\s*)_ga=([^;]{1,200})/.exec(cookies)?.[1] ?? null;
