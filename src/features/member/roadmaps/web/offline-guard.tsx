import { useEffect } from 'react';
import { useCurrentUser } from '#features/base/accounts/web/index.ts';
import { hasOfflinePlans } from './offline-support.ts';

/** On every page: deletes offline plans when their member signs out. */
export function OfflineGuard() {
  const memberId = useCurrentUser()?.id ?? null;
  useEffect(() => {
    void forgetOthers(memberId);
  }, [memberId]);
  return null;
}

/** Most browsers have no offline plans and load nothing more. */
async function forgetOthers(memberId: string | null): Promise<void> {
  if (await hasOfflinePlans()) await (await import('./offline-cache.ts')).purgeOtherMembers(memberId);
}
