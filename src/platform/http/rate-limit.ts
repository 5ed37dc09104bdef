/** Fixed-window rate limits per key, in the memory of one process. */
import type { RateLimit } from '#platform/contract/endpoint.ts';
import type { Clock } from '#platform/runtime/clock.ts';

export type RateDecision = { allowed: boolean; remaining: number; resetSeconds: number };

const MAX_KEYS = 100_000;

/** Creates a limiter: a function that counts one call under `key` and returns whether it is allowed. */
export function createRateLimiter(clock: Clock) {
  const windows = new Map<string, { count: number; ends: number }>();
  return (key: string, { max, seconds }: RateLimit): RateDecision => {
    const now = clock.now().getTime();
    let window = windows.get(key);
    if (!window || window.ends <= now) {
      if (windows.size >= MAX_KEYS)
        for (const [old, { ends }] of windows) if (ends <= now || windows.size >= MAX_KEYS) windows.delete(old);
      window = { count: 0, ends: now + seconds * 1000 };
      windows.set(key, window);
    }
    window.count += 1;
    return {
      allowed: window.count <= max,
      remaining: Math.max(0, max - window.count),
      resetSeconds: Math.ceil((window.ends - now) / 1000),
    };
  };
}

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
