import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/**
 * Back from another site the browser shows a page as it once was, from its own cache: perhaps from before signing in, or before
 * paying. Everything on it is asked for again.
 */
export function RefetchOnRestore() {
  const client = useQueryClient();
  useEffect(() => {
    const refresh = () => void client.invalidateQueries();
    const [arrival] = performance.getEntriesByType('navigation');
    if (arrival instanceof PerformanceNavigationTiming && arrival.type === 'back_forward') refresh();
    const returned = (event: PageTransitionEvent) => event.persisted && refresh();
    addEventListener('pageshow', returned);
    return () => removeEventListener('pageshow', returned);
  }, [client]);
  return null;
}
