/** The prefix of the cache names of offline plans; the member's id follows. */
export const OFFLINE_CACHE_PREFIX = 'plans-of-';

/** Whether the browser supports offline plans; false on plain HTTP. */
export const supportsOffline = (): boolean => typeof window !== 'undefined' && 'caches' in window && 'serviceWorker' in navigator;

/** Whether this browser has stored offline plans of any member. */
export const hasOfflinePlans = async (): Promise<boolean> =>
  supportsOffline() && (await caches.keys()).some((name) => name.startsWith(OFFLINE_CACHE_PREFIX));
