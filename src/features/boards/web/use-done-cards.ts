/** Which cards of a pack are done; kept in this browser only. */
import { useMemo, useSyncExternalStore } from 'react';

const keyOf = (pack: string) => `pack-done:${pack}`;
const listeners = new Set<() => void>();
/** What could not be stored (private browsing, a full disk) still counts until the page is left. */
const unstored = new Map<string, string>();

function readDone(pack: string): string {
  try {
    return unstored.get(pack) ?? localStorage.getItem(keyOf(pack)) ?? '';
  } catch {
    return unstored.get(pack) ?? '';
  }
}

function writeDone(pack: string, ids: readonly string[]): void {
  const text = ids.join(' ');
  try {
    localStorage.setItem(keyOf(pack), text);
    unstored.delete(pack);
  } catch {
    unstored.set(pack, text);
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** The done cards of a pack and a switch for each; empty while the server renders. */
export function useDoneCards(pack: string): { done: ReadonlySet<string>; toggle: (id: string) => void } {
  const text = useSyncExternalStore(
    subscribe,
    () => readDone(pack),
    () => '',
  );
  const done = useMemo(() => new Set(text.split(' ').filter(Boolean)), [text]);
  const toggle = (id: string) => writeDone(pack, done.has(id) ? [...done].filter((one) => one !== id) : [...done, id]);
  return { done, toggle };
}
