import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fixedClock } from '#platform/runtime/clock.ts';
import { addressKey, createRateLimiter, ipv6Groups } from './rate-limit.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:DB8:0:0:ffff::1', '2001:db8:0:0'],
  ['2001:db8:0:0:1:2:3:4', '2001:db8:0:0'],
  ['2001:0db8:0000:0001::', '2001:db8:0:1'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
  ['', ''],
])('%s counts as %s', (ip, key) => {
  expect(addressKey(ip)).toBe(key);
});

test('all addresses of a /64 count as one, in any notation', () => {
  const group = fc.integer({ min: 0, max: 0xffff }).map((value) => value.toString(16));
  fc.assert(
    fc.property(fc.tuple(group, group, group, group), fc.array(group, { minLength: 4, maxLength: 4 }), (network, host) => {
      const full = [...network, ...host].join(':');
      const short = full.replace(/(^|:)0(:0)+(:|$)/, '::');
      expect(addressKey(full)).toBe(network.join(':'));
      expect(addressKey(short)).toBe(network.join(':'));
      expect(ipv6Groups(short)).toHaveLength(8);
    }),
  );
});

test('calls beyond the limit are refused until the window ends, and other keys are not affected', () => {
  const clock = fixedClock('2026-11-21T09:00:00Z');
  const { countHere: limiter } = createRateLimiter(clock);
  const call = (key: string) => limiter(key, { max: 3, seconds: 60 });
  expect([1, 2, 3, 4].map(() => call('ana').allowed)).toEqual([true, true, true, false]);
  clock.advance(20_000);
  expect(call('ana')).toMatchObject({ allowed: false, remaining: 0, resetSeconds: 40 });
  expect(call('ben').allowed).toBe(true);
  clock.advance(40_000);
  expect(call('ana').allowed).toBe(true);
});
