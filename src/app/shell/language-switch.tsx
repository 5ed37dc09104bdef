import type { MouseEvent } from 'react';
import { language, LANGUAGE_NAMES, LANGUAGES, languageTag, type Language } from '#platform/language/language.ts';
import { useLanguageSwitch } from './use-language.ts';

/** Links to this page in the other languages; they work without JavaScript. */
export function LanguageLinks({ className }: { className?: string }) {
  const { pathIn, goTo } = useLanguageSwitch();
  const go = (event: MouseEvent, into: Language) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    void goTo(into);
  };
  return LANGUAGES.filter((other) => other !== language()).map((other) => (
    <a
      key={other}
      className={className}
      href={pathIn(other)}
      hrefLang={other}
      lang={languageTag(other)}
      onClick={(event) => go(event, other)}
    >
      {LANGUAGE_NAMES[other]}
    </a>
  ));
}
