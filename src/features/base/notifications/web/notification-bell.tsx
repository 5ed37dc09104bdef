import { lazy, Suspense } from 'react';

const Bell = lazy(async () => ({ default: (await import('./bell.tsx')).Bell }));

/** The bell with its count, for members only: a visitor's page loads without it. */
export const NotificationBell = () => (
  <Suspense>
    <Bell />
  </Suspense>
);
