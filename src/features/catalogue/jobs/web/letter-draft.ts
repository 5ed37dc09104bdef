import { useState, useSyncExternalStore } from 'react';

const storageKey = (slug: string) => `letter-draft:${slug}`;

/** Returns the fallback if the browser's storage throws, which it may in private windows: a draft is only a convenience. */
function orFallback<T>(action: () => T, fallback: T): T {
  try {
    return action();
  } catch {
    return fallback;
  }
}

const answersKey = (slug: string) => `answers-draft:${slug}`;

export const clearDraft = (slug: string): void =>
  orFallback(() => {
    sessionStorage.removeItem(storageKey(slug));
    sessionStorage.removeItem(answersKey(slug));
  }, undefined);

const subscribeToNothing = () => () => {};

/** The cover letter for a job, stored in this tab across sign-in and reloads; at first the one sent before, if any. */
export function useLetterDraft(slug: string, sentBefore = '') {
  const stored = useSyncExternalStore(
    subscribeToNothing,
    () => orFallback(() => sessionStorage.getItem(storageKey(slug)), null),
    () => null,
  );
  const [typed, setTyped] = useState<string | null>(null);
  const write = (text: string) => {
    setTyped(text);
    orFallback(() => sessionStorage.setItem(storageKey(slug), text), undefined);
  };
  return { letter: typed ?? stored ?? sentBefore, write };
}

/** The answers to an employer's questions, by the id of the question, stored like the letter. */
export function useAnswersDraft(slug: string) {
  const stored = useSyncExternalStore(
    subscribeToNothing,
    () => orFallback(() => sessionStorage.getItem(answersKey(slug)), null),
    () => null,
  );
  const [given, setGiven] = useState<Readonly<Record<string, string>> | null>(null);
  const answers = given ?? parseAnswers(stored);
  const answer = (id: string, text: string) => {
    const next = { ...answers, [id]: text };
    setGiven(next);
    orFallback(() => sessionStorage.setItem(answersKey(slug), JSON.stringify(next)), undefined);
  };
  return { answers, answer };
}

const parseAnswers = (stored: string | null): Readonly<Record<string, string>> =>
  orFallback(() => JSON.parse(stored ?? '{}') as Record<string, string>, {});

/** Puts a text into the letter of a job, before what is written there already. */
export function writeLetterDraft(slug: string, text: string): void {
  orFallback(() => {
    const before = sessionStorage.getItem(storageKey(slug)) ?? '';
    sessionStorage.setItem(storageKey(slug), before === '' || before === text ? text : `${text}\n\n${before}`);
  }, undefined);
}
