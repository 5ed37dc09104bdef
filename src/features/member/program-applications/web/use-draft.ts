import { useMemo, useState, useSyncExternalStore } from 'react';

/** Private windows may refuse storage; what is kept is a convenience, so nothing follows from that. */
function attempt<T>(work: () => T, otherwise: T): T {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

const keyOf = (place: string) => `application-draft:${place}`;
const never = () => () => {};

/** Fields that are being filled in, kept in this tab across reloads until `forget`; `start` is what the server has. */
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
