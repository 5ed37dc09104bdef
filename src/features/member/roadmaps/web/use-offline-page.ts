import { useEffect } from 'react';
import { useCurrentUser } from '#features/base/accounts/web/index.ts';
import { cachePage } from './offline-cache.ts';

const CACHE_DELAY_MS = 1500;

/**
 * Caches this page for offline reading after each change of its data or of `view`, the part of the plan that it shows.
 * `marker` must be in its HTML.
 */
export function useOfflinePage(marker: string, url: string, body: unknown, view: string): void {
  const memberId = useCurrentUser()?.id;
  useEffect(() => {
    if (!memberId || !navigator.onLine) return undefined;
    const timer = setTimeout(() => void cachePage(memberId, marker, { url, body }), CACHE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [memberId, marker, url, body, view]);
}
