import { setTimeout as sleep } from 'node:timers/promises';

/** Thrown when too many requests to a host are waiting, or when the host asked to wait. */
export class HostBusy extends Error {}

export type HostLimits = {
  /** Waits for the host's turn, then runs `work`. Throws `HostBusy` when the turn would come too late. */
  run: <T>(host: string, signal: AbortSignal, work: () => Promise<T>) => Promise<T>;
  /** Keeps requests away from a host for some milliseconds, at most ten minutes: it answered 429 or 503. */
  pause: (host: string, ms: number) => void;
};

const MAX_ACTIVE = 4;
const MAX_WAIT_MS = 5000;
const MAX_PAUSE_MS = 10 * 60_000;
const MAX_HOSTS = 2000;

/**
 * Limits the requests of this process to each host: one start in `intervalMs`, at most four at a time, and none while the host
 * wants to be left alone.
 */
export function createHostLimits(intervalMs: number, now: () => number): HostLimits {
  const hosts = new Map<string, { active: number; nextAt: number }>();

  function stateOf(host: string) {
    if (hosts.size > MAX_HOSTS)
      for (const [name, { active, nextAt }] of hosts) if (active === 0 && nextAt <= now()) hosts.delete(name);
    const state = hosts.get(host) ?? { active: 0, nextAt: 0 };
    hosts.set(host, state);
    return state;
  }

  return {
    run: async (host, signal, work) => {
      const state = stateOf(host);
      const startsAt = Math.max(now(), state.nextAt);
      if (state.active >= MAX_ACTIVE || startsAt - now() > MAX_WAIT_MS) throw new HostBusy();
      state.nextAt = startsAt + intervalMs;
      state.active += 1;
      try {
        if (startsAt > now()) await sleep(startsAt - now(), undefined, { signal });
        return await work();
      } finally {
        state.active -= 1;
      }
    },
    pause: (host, ms) => {
      const state = stateOf(host);
      state.nextAt = Math.max(state.nextAt, now() + Math.min(ms, MAX_PAUSE_MS));
    },
  };
}
