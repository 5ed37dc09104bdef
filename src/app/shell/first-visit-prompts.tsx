import { ConsentBar } from '#features/base/analytics/web/index.ts';
import { LanguageOffer } from './language-offer.tsx';
import { useLanguageOffer } from './use-language.ts';

/** Prompts on the first visit: language, then consent to visit statistics. */
export function FirstVisitPrompts() {
  const { offer, decline } = useLanguageOffer();
  return offer ? <LanguageOffer offer={offer} onDecline={decline} /> : <ConsentBar />;
}
