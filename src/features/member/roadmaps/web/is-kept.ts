/** Where plans are kept to be read without a connection, by the id of their member. */
export const KEPT_PLANS = 'plans-of-';

/** Browsers without it, and pages on plain http, simply have no plans without a connection. */
export const canKeep = (): boolean => typeof window !== 'undefined' && 'caches' in window && 'serviceWorker' in navigator;

/** Whether this browser has kept anybody's plans. */
export const isKept = async (): Promise<boolean> =>
  canKeep() && (await caches.keys()).some((name) => name.startsWith(KEPT_PLANS));
