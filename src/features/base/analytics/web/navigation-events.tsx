import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { flushEvents, recordEvent, setPageAddress } from './record-event.ts';

/** Records the first page and every change of path with the `Ref` of its URL; sends the queue when the page is hidden or left. */
export function NavigationEvents() {
  const router = useRouter();
  useEffect(() => {
    const record = (search: unknown) => {
      const Ref = typeof search === 'object' && search !== null && 'Ref' in search ? String(search.Ref) : '';
      recordEvent({ actionable_action: 'navigation', additional_info: { Ref } });
    };
    setPageAddress();
    record(router.state.location.search);
    const stop = router.subscribe('onResolved', ({ toLocation, pathChanged }) => {
      setPageAddress();
      if (pathChanged) record(toLocation.search);
    });
    // Phones hide a page without ever firing `pagehide`.
    const flushWhenHidden = () => document.visibilityState === 'hidden' && flushEvents();
    addEventListener('pagehide', flushEvents);
    document.addEventListener('visibilitychange', flushWhenHidden);
    return () => {
      stop();
      removeEventListener('pagehide', flushEvents);
      document.removeEventListener('visibilitychange', flushWhenHidden);
    };
  }, [router]);
  return null;
}
