import { useEffect } from 'react';
import { useCurrentUser } from '#features/base/accounts/web/index.ts';
import { hasOfflinePlans } from './offline-support.ts';

/** Stands on every page: what was kept for reading without a connection goes when its member does. */
export function OfflineGuard() {
  const memberId = useCurrentUser()?.id ?? null;
  useEffect(() => {
    void forgetOthers(memberId);
  }, [memberId]);
  return null;
}

/** Most browsers have kept nothing, and need no more than this to know it. */
async function forgetOthers(memberId: string | null): Promise<void> {
  if (await hasOfflinePlans()) await (await import('./offline-cache.ts')).purgeOtherMembers(memberId);
}
