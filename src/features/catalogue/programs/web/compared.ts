/** The courses selected for comparison; stored in this browser only. */
import { useEffect, useSyncExternalStore } from 'react';

export type Compared = { id: string; title: string };

export const MAX_COMPARED = 4;
const KEY = 'compared-courses';
const NONE: readonly Compared[] = [];
const listeners = new Set<() => void>();
let read: { text: string | null; compared: readonly Compared[] } = { text: null, compared: NONE };
/** The number of mounted compare buttons. */
let buttons = 0;

const tell = () => listeners.forEach((listener) => listener());

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab of the same browser may choose as well.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

const isCompared = (value: unknown): value is Compared =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  'title' in value &&
  typeof value.id === 'string' &&
  typeof value.title === 'string';

/** Parses the stored value; an invalid one is an empty list. */
export function loadCompared(text: string | null): readonly Compared[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter(isCompared).slice(0, MAX_COMPARED) : NONE;
  } catch {
    return NONE;
  }
}

function current(): readonly Compared[] {
  try {
    const text = localStorage.getItem(KEY);
    if (text !== read.text) read = { text, compared: loadCompared(text) };
  } catch {
    // Without browser storage, the selection lasts while the page is open.
  }
  return read.compared;
}

/** Replaces the selection. */
export function setCompared(compared: readonly Compared[]): void {
  const text = JSON.stringify(compared);
  read = { text, compared };
  try {
    localStorage.setItem(KEY, text);
  } catch {
    // See above.
  }
  tell();
}

/** Toggles a course in the comparison. Returns false if four are selected already. */
export function toggleCompared(course: Compared): boolean {
  const chosen = current();
  const without = chosen.filter(({ id }) => id !== course.id);
  if (without.length === chosen.length && chosen.length >= MAX_COMPARED) return false;
  setCompared(without.length < chosen.length ? without : [...chosen, course]);
  return true;
}

export const useCompared = (): readonly Compared[] => useSyncExternalStore(subscribe, current, () => NONE);

/** While mounted, marks this page as having courses to compare. */
export function useOffersComparing(): void {
  useEffect(() => {
    buttons += 1;
    tell();
    return () => {
      buttons -= 1;
      tell();
    };
  }, []);
}

/** Whether this page has courses to choose from. */
export const useComparingOffered = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => buttons > 0,
    () => false,
  );
