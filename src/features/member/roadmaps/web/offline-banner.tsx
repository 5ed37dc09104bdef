import WifiOff from 'lucide-react/icons/wifi-off';
import { useSyncExternalStore } from 'react';
import { m } from '#platform/messages/messages.js';
import { Banner } from '#platform/ui/banner.tsx';

function subscribe(tell: () => void) {
  addEventListener('online', tell);
  addEventListener('offline', tell);
  return () => {
    removeEventListener('online', tell);
    removeEventListener('offline', tell);
  };
}

/** The offline notice, with what still works. */
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
