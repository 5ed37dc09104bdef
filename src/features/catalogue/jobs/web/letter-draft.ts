import { useState, useSyncExternalStore } from 'react';

const storageKey = (slug: string) => `letter-draft:${slug}`;

/** Ignores errors of the browser's storage, which may be unavailable in private windows: a draft is only a convenience. */
function ignoreErrors<T>(action: () => T, fallback: T): T {
  try {
    return action();
  } catch {
    return fallback;
  }
}

export const clearDraft = (slug: string): void => ignoreErrors(() => sessionStorage.removeItem(storageKey(slug)), undefined);

const subscribeToNothing = () => () => {};

/** The cover letter for a job, stored in this tab across sign-in and reloads. */
export function useLetterDraft(slug: string) {
  const stored = useSyncExternalStore(
    subscribeToNothing,
    () => ignoreErrors(() => sessionStorage.getItem(storageKey(slug)), null),
    () => null,
  );
  const [typed, setTyped] = useState<string | null>(null);
  const write = (text: string) => {
    setTyped(text);
    ignoreErrors(() => sessionStorage.setItem(storageKey(slug), text), undefined);
  };
  return { letter: typed ?? stored ?? '', write };
}
