const FIRST_MS = 1000;
const MAX_DURATION_MS = 30_000;
/** A restart sends everybody away at once: they come back over this long. */
const AFTER_RESTART_MS = 12_000;
const AT_LEAST_MS = 250;

/**
 * How long to wait before connecting again, in milliseconds: anywhere up to a bound that doubles with each try in vain, so
 * that many clients do not come back in one moment. `chance` is a number from 0 to 1.
 */
export function reconnectDelay(tries: number, chance: number, restarted = false): number {
  const bound = Math.min(FIRST_MS * 2 ** tries, MAX_DURATION_MS);
  return AT_LEAST_MS + chance * Math.max(bound, restarted ? AFTER_RESTART_MS : 0);
}
