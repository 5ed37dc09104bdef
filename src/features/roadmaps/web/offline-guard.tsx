import { useEffect } from 'react';
import { useCurrentUser } from '#features/accounts/web/index.ts';
import { forgetOthers } from './offline-cache.ts';

/** Stands on every page: what was kept for reading without a connection goes when its member does. */
export function OfflineGuard() {
  const memberId = useCurrentUser()?.id ?? null;
  useEffect(() => {
    void forgetOthers(memberId);
  }, [memberId]);
  return null;
}
