import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/**
 * Refetches all data when the browser restores a page from its back/forward cache, where it may predate a sign-in or a
 * payment.
 */
export function RefetchOnRestore() {
  const client = useQueryClient();
  useEffect(() => {
    const refresh = () => void client.invalidateQueries();
    const [arrival] = performance.getEntriesByType('navigation');
    if (arrival instanceof PerformanceNavigationTiming && arrival.type === 'back_forward') refresh();
    const onPageShow = (event: PageTransitionEvent) => event.persisted && refresh();
    addEventListener('pageshow', onPageShow);
    return () => removeEventListener('pageshow', onPageShow);
  }, [client]);
  return null;
}
