/** The cache name of offline plans, by member id. */
export const OFFLINE_CACHE = 'plans-of-';

/** Unsupported browsers and plain HTTP have no offline plans. */
export const supportsOffline = (): boolean => typeof window !== 'undefined' && 'caches' in window && 'serviceWorker' in navigator;

/** Whether this browser holds offline plans of any member. */
export const hasOfflinePlans = async (): Promise<boolean> =>
  supportsOffline() && (await caches.keys()).some((name) => name.startsWith(OFFLINE_CACHE));
