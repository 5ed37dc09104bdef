import { lazy, Suspense } from 'react';
import { useCurrentUser } from '#features/base/accounts/web/index.ts';

const NotificationSocket = lazy(async () => ({ default: (await import('./notification-socket.tsx')).NotificationSocket }));

/** Loads the notification socket; visitors' pages skip its code. */
export function LiveNotifications() {
  const user = useCurrentUser();
  if (!user) return null;
  return (
    <Suspense>
      <NotificationSocket key={user.id} />
    </Suspense>
  );
}
