import { useMemo, useState, useSyncExternalStore } from 'react';

/** Session storage may be unavailable in private windows; drafts work without it. */
function tryStorage<T>(access: () => T, fallback: T): T {
  try {
    return access();
  } catch {
    return fallback;
  }
}

const storageKey = (key: string) => `application-draft:${key}`;
const neverChanges = () => () => {};

/**
 * Form values whose edits survive a reload in session storage, until `clearDraft`. `initial` are the values from the server.
 */
export function useDraft<T extends object>(key: string, initial: T) {
  const stored = useSyncExternalStore(
    neverChanges,
    () => tryStorage(() => sessionStorage.getItem(storageKey(key)), null),
    () => null,
  );
  const draft = useMemo(() => (stored === null ? {} : tryStorage(() => JSON.parse(stored) as Partial<T>, {})), [stored]);
  const [edits, setEdits] = useState<Partial<T>>({});
  const values: T = { ...initial, ...draft, ...edits };
  const set = (changes: Partial<T>) => {
    const next = { ...draft, ...edits, ...changes };
    setEdits(next);
    tryStorage(() => sessionStorage.setItem(storageKey(key), JSON.stringify(next)), undefined);
  };
  return { values, set, clearDraft: () => tryStorage(() => sessionStorage.removeItem(storageKey(key)), undefined) };
}
