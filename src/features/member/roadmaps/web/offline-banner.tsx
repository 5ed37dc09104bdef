import WifiOff from 'lucide-react/icons/wifi-off';
import { useSyncExternalStore } from 'react';
import { m } from '#platform/messages/messages.js';
import { Banner } from '#platform/ui/banner.tsx';

function subscribe(notify: () => void) {
  addEventListener('online', notify);
  addEventListener('offline', notify);
  return () => {
    removeEventListener('online', notify);
    removeEventListener('offline', notify);
  };
}

/** Shown while offline; says what still works. */
export function OfflineBanner() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  if (online) return null;
  return (
    <Banner icon={WifiOff} kind="warn" live>
      {m.roadmaps_offline()}
    </Banner>
  );
}
