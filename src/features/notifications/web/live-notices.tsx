import { lazy, Suspense } from 'react';
import { useCurrentUser } from '#features/accounts/web/index.ts';

const NoticeLine = lazy(() => import('./notice-line.tsx'));

/** The line over which a member's notices come; a visitor's page does without its code. */
export function LiveNotices() {
  const user = useCurrentUser();
  if (!user) return null;
  return (
    <Suspense>
      <NoticeLine key={user.id} />
    </Suspense>
  );
}
