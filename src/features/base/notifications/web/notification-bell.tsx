import { lazy, Suspense } from 'react';

const Bell = lazy(async () => ({ default: (await import('./bell.tsx')).Bell }));

/** Loads the bell for members only; a visitor's page skips its code. */
export const NotificationBell = () => (
  <Suspense>
    <Bell />
  </Suspense>
);
