import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { flushJourneys, recordJourney } from './record-journey.ts';

/** Records every change of route with its Ref, and sends what is waiting when the page is left. */
export function NavigationJourney() {
  const router = useRouter();
  useEffect(() => {
    const record = (search: unknown) => {
      const Ref = typeof search === 'object' && search !== null && 'Ref' in search ? String(search.Ref) : '';
      recordJourney({ actionable_action: 'navigation', additional_info: { Ref } });
    };
    record(router.state.location.search);
    const stop = router.subscribe('onResolved', ({ toLocation, pathChanged }) => {
      if (pathChanged) record(toLocation.search);
    });
    // A phone hides a page and never says that it left it.
    const hide = () => document.visibilityState === 'hidden' && flushJourneys();
    addEventListener('pagehide', flushJourneys);
    document.addEventListener('visibilitychange', hide);
    return () => {
      stop();
      removeEventListener('pagehide', flushJourneys);
      document.removeEventListener('visibilitychange', hide);
    };
  }, [router]);
  return null;
}
