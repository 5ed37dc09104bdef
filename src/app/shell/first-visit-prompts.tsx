import { lazy, Suspense } from 'react';
import { ConsentBar } from '#features/base/analytics/web/index.ts';
import { useLanguageOffer } from './use-language.ts';

// Few visitors get it.
const LanguageOffer = lazy(async () => ({ default: (await import('./language-offer.tsx')).LanguageOffer }));

/** Prompts on the first visit: language, then consent to visit statistics. */
export function FirstVisitPrompts() {
  const { offer, decline } = useLanguageOffer();
  return offer ? (
    <Suspense>
      <LanguageOffer offer={offer} onDecline={decline} />
    </Suspense>
  ) : (
    <ConsentBar />
  );
}
