import { useState, useSyncExternalStore } from 'react';

const keyOf = (slug: string) => `letter-draft:${slug}`;

/** Private windows may refuse storage; a draft is a convenience, so nothing follows from that. */
function attempt<T>(work: () => T, otherwise: T): T {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

export const clearDraft = (slug: string): void => attempt(() => sessionStorage.removeItem(keyOf(slug)), undefined);

const never = () => () => {};

/** The cover letter for a job, stored in this tab across sign-in and reloads. */
export function useLetterDraft(slug: string) {
  const kept = useSyncExternalStore(
    never,
    () => attempt(() => sessionStorage.getItem(keyOf(slug)), null),
    () => null,
  );
  const [typed, setTyped] = useState<string | null>(null);
  const write = (text: string) => {
    setTyped(text);
    attempt(() => sessionStorage.setItem(keyOf(slug), text), undefined);
  };
  return { letter: typed ?? kept ?? '', write };
}
