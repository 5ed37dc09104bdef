import { ConsentBar } from '#features/base/analytics/web/index.ts';
import { LanguageOffer } from './language-offer.tsx';
import { useLanguageOffer } from './use-language.ts';

/** What a reader is asked once: the language first, then, in it, whether visits may be counted. */
export function FirstVisitPrompts() {
  const { offer, decline } = useLanguageOffer();
  return offer ? <LanguageOffer offer={offer} onDecline={decline} /> : <ConsentBar />;
}
