/** Fixed-window rate limits per key: across processes where these share their counts, else in the memory of each. */
import type { RateLimit } from '#platform/contract/endpoint.ts';
import type { Clock } from '#platform/runtime/clock.ts';

export type RateDecision = { allowed: boolean; remaining: number; resetSeconds: number };

/** Counts that several processes share. */
export type SharedCounts = {
  /** Adds one to a count that ends by itself after `seconds`, and returns it. Throws without delay when that is not possible now. */
  increment: (key: string, seconds: number) => Promise<number>;
  stop: () => void;
};

export type RateLimiter = {
  /** Counts a call under `key` in all processes. Their shared counts are not asked once this process has reached the limit. */
  count: (key: string, limit: RateLimit) => Promise<RateDecision>;
  /** Counts a call in this process only. */
  countHere: (key: string, limit: RateLimit) => RateDecision;
  stop: () => void;
};

const MAX_KEYS = 100_000;

export function createRateLimiter(clock: Clock, shared?: SharedCounts): RateLimiter {
  const windows = new Map<string, { count: number; ends: number }>();

  function countHere(key: string, limit: RateLimit): RateDecision {
    const now = clock.now().getTime();
    let window = windows.get(key);
    if (!window || window.ends <= now) {
      if (windows.size >= MAX_KEYS)
        for (const [old, { ends }] of windows) if (ends <= now || windows.size >= MAX_KEYS) windows.delete(old);
      window = { count: 0, ends: endOfWindow(now, limit) };
      windows.set(key, window);
    }
    window.count += 1;
    return decide(window.count, limit, window.ends - now);
  }

  async function count(key: string, limit: RateLimit): Promise<RateDecision> {
    const here = countHere(key, limit);
    if (!shared || !here.allowed) return here;
    const now = clock.now().getTime();
    const ends = endOfWindow(now, limit);
    // Without the shared counts each process has its own: nobody is locked out.
    const total = await shared.increment(`${key} ${ends}`, limit.seconds).catch(() => 0);
    return decide(Math.max(total, limit.max - here.remaining), limit, ends - now);
  }

  return { count, countHere, stop: () => shared?.stop() };
}

/** Windows begin at the same time in every process. */
const endOfWindow = (now: number, { seconds }: RateLimit) => (Math.floor(now / (seconds * 1000)) + 1) * seconds * 1000;

const decide = (count: number, { max }: RateLimit, remainingMs: number): RateDecision => ({
  allowed: count <= max,
  remaining: Math.max(0, max - count),
  resetSeconds: Math.ceil(remainingMs / 1000),
});
/** The address that limits apply to: an IPv4 address, or the /64 of an IPv6 address. */
export function addressKey(ip: string): string {
  const address = ip.replace(/^::ffff:(?=[\d.]+$)/i, '');
  return address.includes(':') ? ipv6Groups(address).slice(0, 4).join(':') : address;
}

/** `2001:db8::1` -> `['2001', 'db8', '0', '0', '0', '0', '0', '1']`: expands the short form. */
export function ipv6Groups(ip: string): string[] {
  const [head = '', tail] = ip.toLowerCase().replace(/%.*$/, '').split('::');
  const groups = (text: string) => (text ? text.split(':') : []).map((group) => group.replace(/^0+(?=.)/, ''));
  if (tail === undefined) return groups(head);
  const [before, after] = [groups(head), groups(tail)];
  return [...before, ...Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0'), ...after];
}
