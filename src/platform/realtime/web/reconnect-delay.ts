const FIRST_BOUND_MS = 1000;
const MAX_DELAY_MS = 30_000;
/** After a restart, clients reconnect spread over this time. */
const AFTER_RESTART_MS = 12_000;
const MIN_DELAY_MS = 250;

/**
 * Delay before reconnecting, in milliseconds: the minimum and a random time below a bound that doubles with each failed
 * attempt, so that clients do not all reconnect at once. `chance` is a number from 0 to 1.
 */
export function reconnectDelay(tries: number, chance: number, restarted = false): number {
  const bound = Math.min(FIRST_BOUND_MS * 2 ** tries, MAX_DELAY_MS);
  return MIN_DELAY_MS + chance * Math.max(bound, restarted ? AFTER_RESTART_MS : 0);
}
