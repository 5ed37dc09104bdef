/** Where plans are kept to be read without a connection, by the id of their member. */
export const OFFLINE_CACHE = 'plans-of-';

/** Browsers without it, and pages on plain http, simply have no plans without a connection. */
export const supportsOffline = (): boolean => typeof window !== 'undefined' && 'caches' in window && 'serviceWorker' in navigator;

/** Whether this browser has kept anybody's plans. */
export const hasOfflinePlans = async (): Promise<boolean> =>
  supportsOffline() && (await caches.keys()).some((name) => name.startsWith(OFFLINE_CACHE));
