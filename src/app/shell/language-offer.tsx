import { languageTag, type Language } from '#platform/language/language.ts';
import { m } from '#platform/messages/messages.js';
import { Button } from '#platform/ui/button.tsx';
import { useLanguageSwitch } from './use-language.ts';

/** Offers the page in the user's preferred language, in that language. */
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
