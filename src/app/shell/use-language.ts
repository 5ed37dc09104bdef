import { useLocation } from '@tanstack/react-router';
import { useCallback, useSyncExternalStore } from 'react';
import { useCurrentUser, useUpdateProfile } from '#features/base/accounts/web/index.ts';
import { language, localizePath, type Language } from '#platform/language/language.ts';
import { chosenLanguage, savePageState, preferredLanguage, saveLanguage } from '#platform/browser/chosen-language.ts';

/** This page in another language, and going there: the choice is kept, and what was typed comes along. */
export function useLanguageSwitch(): { addressIn: (into: Language) => string; goTo: (into: Language) => Promise<void> } {
  const { href } = useLocation();
  const user = useCurrentUser();
  const save = useUpdateProfile();
  const addressIn = (into: Language) => localizePath(href, into);
  const goTo = async (into: Language) => {
    saveLanguage(into);
    // What is sent to a member follows; the page changes whether or not that could be noted.
    if (user && user.attributes.language !== into) await save.mutateAsync({ json: { language: into } }).catch(() => undefined);
    savePageState();
    location.assign(addressIn(into));
  };
  return { addressIn, goTo };
}

const answered = new Set<() => void>();

/** The language to offer: chosen here before, else the device's own; null where the page is in it already. */
export function useLanguageOffer(): { offer: Language | null; decline: () => void } {
  const watch = useCallback((tell: () => void) => {
    answered.add(tell);
    return () => answered.delete(tell);
  }, []);
  const wanted = useSyncExternalStore(watch, () => chosenLanguage() ?? preferredLanguage(), language);
  const decline = () => {
    saveLanguage(language());
    for (const tell of answered) tell();
  };
  return { offer: wanted && wanted !== language() ? wanted : null, decline };
}
