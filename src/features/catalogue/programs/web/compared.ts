/** The courses selected for comparison; stored in this browser only. */
import { useEffect, useSyncExternalStore } from 'react';

export type ComparedCourse = { id: string; title: string };

export const MAX_COMPARED = 4;
const STORAGE_KEY = 'compared-courses';
const NONE: readonly ComparedCourse[] = [];
const listeners = new Set<() => void>();
let cached: { text: string | null; compared: readonly ComparedCourse[] } = { text: null, compared: NONE };
/** The number of mounted compare buttons. */
let mountedButtons = 0;

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

const isComparedCourse = (value: unknown): value is ComparedCourse =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  'title' in value &&
  typeof value.id === 'string' &&
  typeof value.title === 'string';

/** Parses the stored value; an invalid one results in an empty list. */
export function parseCompared(text: string | null): readonly ComparedCourse[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter(isComparedCourse).slice(0, MAX_COMPARED) : NONE;
  } catch {
    return NONE;
  }
}

function getCompared(): readonly ComparedCourse[] {
  try {
    const text = localStorage.getItem(STORAGE_KEY);
    if (text !== cached.text) cached = { text, compared: parseCompared(text) };
  } catch {
    // Without browser storage, the selection lasts while the page is open.
  }
  return cached.compared;
}

/** Replaces the selection. */
export function setCompared(compared: readonly ComparedCourse[]): void {
  const text = JSON.stringify(compared);
  cached = { text, compared };
  try {
    localStorage.setItem(STORAGE_KEY, text);
  } catch {
    // Without browser storage, the selection lasts while the page is open.
  }
  notifyListeners();
}

/** Adds a course to the comparison, or removes it. Returns false if the comparison is full. */
export function toggleCompared(course: ComparedCourse): boolean {
  const selected = getCompared();
  const others = selected.filter(({ id }) => id !== course.id);
  const isSelected = others.length < selected.length;
  if (!isSelected && selected.length >= MAX_COMPARED) return false;
  setCompared(isSelected ? others : [...selected, course]);
  return true;
}

export const useCompared = (): readonly ComparedCourse[] => useSyncExternalStore(subscribe, getCompared, () => NONE);

/** Marks this page, while the component is mounted, as having courses that can be compared. */
export function useOfferComparing(): void {
  useEffect(() => {
    mountedButtons += 1;
    notifyListeners();
    return () => {
      mountedButtons -= 1;
      notifyListeners();
    };
  }, []);
}

/** Whether this page has courses that can be compared. */
export const useIsComparingOffered = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => mountedButtons > 0,
    () => false,
  );
