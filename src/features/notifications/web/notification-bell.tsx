import { lazy, Suspense } from 'react';

const Bell = lazy(() => import('./bell.tsx'));

/** The bell with its count, for members only: a visitor's page does without its code. */
export function NotificationBell() {
  return (
    <Suspense>
      <Bell />
    </Suspense>
  );
}
