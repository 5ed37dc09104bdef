import { useEffect } from 'react';
import { useCurrentUser } from '#features/base/accounts/web/index.ts';
import { hasOfflinePlans } from './offline-support.ts';

/** Rendered on every page: deletes offline plans when their member signs out or another one signs in. */
export function OfflineGuard() {
  const memberId = useCurrentUser()?.id ?? null;
  useEffect(() => {
    void purgeOfflinePlans(memberId);
  }, [memberId]);
  return null;
}

// Most browsers have no offline plans, so the code that deletes them is loaded only when needed.
async function purgeOfflinePlans(memberId: string | null): Promise<void> {
  if (await hasOfflinePlans()) await (await import('./offline-cache.ts')).purgeOtherMembers(memberId);
}
