import { lazy, Suspense } from 'react';
import { useConsent } from './consent.ts';

// Whoever has answered never loads it.
const ConsentQuestion = lazy(async () => ({ default: (await import('./consent-question.tsx')).ConsentQuestion }));

/** The consent banner, shown until it is answered. */
export function ConsentBar() {
  if (useConsent() !== 'unasked') return null;
  return (
    <Suspense>
      <ConsentQuestion />
    </Suspense>
  );
}
