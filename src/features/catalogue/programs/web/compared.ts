/** The courses selected for comparison; stored in this browser only. */
import { useEffect, useSyncExternalStore } from 'react';

export type Compared = { id: string; title: string };

export const MAX_COMPARED = 4;
const KEY = 'compared-courses';
const NONE: readonly Compared[] = [];
const listeners = new Set<() => void>();
let cached: { text: string | null; compared: readonly Compared[] } = { text: null, compared: NONE };
/** The number of mounted compare buttons. */
let buttons = 0;

const notifyListeners = () => listeners.forEach((listener) => listener());

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab of the same browser may change the selection.
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

/** Parses the stored value; an invalid one results in an empty list. */
export function loadCompared(text: string | null): readonly Compared[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter(isCompared).slice(0, MAX_COMPARED) : NONE;
  } catch {
    return NONE;
  }
}

function getCompared(): readonly Compared[] {
  try {
    const text = localStorage.getItem(KEY);
    if (text !== cached.text) cached = { text, compared: loadCompared(text) };
  } catch {
    // Without browser storage, the selection lasts while the page is open.
  }
  return cached.compared;
}

/** Replaces the selection. */
export function setCompared(compared: readonly Compared[]): void {
  const text = JSON.stringify(compared);
  cached = { text, compared };
  try {
    localStorage.setItem(KEY, text);
  } catch {
    // See above.
  }
  notifyListeners();
}

/** Toggles a course in the comparison. Returns false if four are selected already. */
export function toggleCompared(course: Compared): boolean {
  const selected = getCompared();
  const without = selected.filter(({ id }) => id !== course.id);
  if (without.length === selected.length && selected.length >= MAX_COMPARED) return false;
  setCompared(without.length < selected.length ? without : [...selected, course]);
  return true;
}

export const useCompared = (): readonly Compared[] => useSyncExternalStore(subscribe, getCompared, () => NONE);

/** Marks this page, while the component is mounted, as having courses that can be compared. */
export function useOfferComparing(): void {
  useEffect(() => {
    buttons += 1;
    notifyListeners();
    return () => {
      buttons -= 1;
      notifyListeners();
    };
  }, []);
}

/** Whether this page has courses that can be compared. */
export const useIsComparingOffered = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => buttons > 0,
    () => false,
  );
