import { useMemo, useState, useSyncExternalStore } from 'react';

/** Storage may be unavailable in private windows; drafts are optional. */
function attempt<T>(work: () => T, otherwise: T): T {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

const keyOf = (place: string) => `application-draft:${place}`;
const never = () => () => {};

/** Form fields kept in session storage across reloads until `forget`; `start` is the server's data. */
export function useDraft<T extends object>(place: string, start: T) {
  const kept = useSyncExternalStore(
    never,
    () => attempt(() => sessionStorage.getItem(keyOf(place)), null),
    () => null,
  );
  const found = useMemo(() => (kept === null ? {} : attempt(() => JSON.parse(kept) as Partial<T>, {})), [kept]);
  const [typed, setTyped] = useState<Partial<T>>({});
  const words: T = { ...start, ...found, ...typed };
  const set = (part: Partial<T>) => {
    const next = { ...found, ...typed, ...part };
    setTyped(next);
    attempt(() => sessionStorage.setItem(keyOf(place), JSON.stringify(next)), undefined);
  };
  return { words, set, forget: () => attempt(() => sessionStorage.removeItem(keyOf(place)), undefined) };
}
