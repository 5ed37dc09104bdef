import type { MouseEvent, ReactNode } from 'react';
import { language, LANGUAGE_NAMES, LANGUAGES, languageTag, type Language } from '#platform/language/language.ts';
import { m } from '#platform/messages/messages.js';
import { Button } from '#platform/web/ui/button.tsx';
import { Segmented } from '#platform/web/ui/segmented.tsx';
import { useLanguageOffer, useLanguageSwitch } from './use-language.ts';

/** The page in the other languages, each by its own name: links, which also work without scripts. */
export function LanguageLinks({ className }: { className?: string }) {
  const { addressIn, goTo } = useLanguageSwitch();
  const go = (event: MouseEvent, into: Language) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    void goTo(into);
  };
  return LANGUAGES.filter((other) => other !== language()).map((other) => (
    <a
      key={other}
      className={className}
      href={addressIn(other)}
      hrefLang={other}
      lang={languageTag(other)}
      onClick={(event) => go(event, other)}
    >
      {LANGUAGE_NAMES[other]}
    </a>
  ));
}

/** For the settings: the language of pages and of what is sent. */
export function LanguageChoice() {
  const { goTo } = useLanguageSwitch();
  return (
    <Segmented
      label={m.shell_language()}
      value={language()}
      onValueChange={(into) => void goTo(into)}
      options={LANGUAGES.map((value) => ({ value, label: <span lang={languageTag(value)}>{LANGUAGE_NAMES[value]}</span> }))}
    />
  );
}

/** Offers the page in the reader's own language, in that language; both answers are one press away. */
export function LanguageOffer({ offer, onDecline }: { offer: Language; onDecline: () => void }) {
  const { goTo } = useLanguageSwitch();
  return (
    <aside className="consent float no-print" aria-label={m.shell_language()} lang={languageTag(offer)}>
      <p className="small">{m.shell_other_language_offer()}</p>
      <div className="row">
        <Button variant="quiet" small onClick={() => void goTo(offer)}>
          {m.shell_other_language_yes()}
        </Button>
        <Button variant="quiet" small onClick={onDecline}>
          {m.shell_other_language_no()}
        </Button>
      </div>
    </aside>
  );
}

/** The language first, then whatever else is asked in it. */
export function LanguageFirst({ children }: { children: ReactNode }) {
  const { offer, decline } = useLanguageOffer();
  return offer ? <LanguageOffer offer={offer} onDecline={decline} /> : children;
}
