import { useLocation } from '@tanstack/react-router';
import { useCallback, useSyncExternalStore } from 'react';
import { useCurrentUser, useUpdateProfile } from '#features/base/accounts/web/index.ts';
import { language, localizePath, type Language } from '#platform/language/language.ts';
import { chosenLanguage, savePageState, preferredLanguage, saveLanguage } from '#platform/browser/chosen-language.ts';

/** Links to this page in another language; switching stores the choice and preserves form input. */
export function useLanguageSwitch(): { pathIn: (into: Language) => string; goTo: (into: Language) => Promise<void> } {
  const { href } = useLocation();
  const user = useCurrentUser();
  const save = useUpdateProfile();
  const pathIn = (into: Language) => localizePath(href, into);
  const goTo = async (into: Language) => {
    saveLanguage(into);
    // Also updates the member's message language; the page changes even if that fails.
    if (user && user.attributes.language !== into) await save.mutateAsync({ json: { language: into } }).catch(() => undefined);
    savePageState();
    location.assign(pathIn(into));
  };
  return { pathIn, goTo };
}

const listeners = new Set<() => void>();

/** The language to offer: the stored choice, else the browser's; null if the page is already in it. */
export function useLanguageOffer(): { offer: Language | null; decline: () => void } {
  const watch = useCallback((listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, []);
  const preferred = useSyncExternalStore(watch, () => chosenLanguage() ?? preferredLanguage(), language);
  const decline = () => {
    saveLanguage(language());
    for (const listener of listeners) listener();
  };
  return { offer: preferred && preferred !== language() ? preferred : null, decline };
}
