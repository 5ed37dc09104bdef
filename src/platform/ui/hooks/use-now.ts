import { useHydrated } from '@tanstack/react-router';
import { useState } from 'react';
import { pageTime } from '#platform/browser/api.ts';

/**
 * The time of the first render, in milliseconds, so that relative times do not change while visible. Until the page is hydrated
 * it is the time at which the server rendered it: React renders a part anew whose text differs from the server's, and what was
 * typed or pressed there is lost.
 */
export function useNow(): number {
  const isHydrated = useHydrated();
  const [now] = useState(() => Date.now());
  return isHydrated ? now : pageTime();
}
