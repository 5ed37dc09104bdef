import { expect, test } from 'vitest';
import * as fc from 'fast-check';
import { reconnectDelay } from './reconnect-delay.ts';

const chance = fc.double({ min: 0, max: 1, noNaN: true });

test('delays are at least a quarter of a second and at most about half a minute', () => {
  fc.assert(
    fc.property(fc.nat(200), chance, fc.boolean(), (tries, random, restarted) => {
      const delay = reconnectDelay(tries, random, restarted);
      expect(delay).toBeGreaterThanOrEqual(250);
      expect(delay).toBeLessThanOrEqual(30_250);
    }),
  );
});

test('five hundred clients of a restarting server reconnect over ten seconds or more', () => {
  let seed = 7;
  const nextRandom = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
  const delays = Array.from({ length: 500 }, () => reconnectDelay(0, nextRandom(), true));
  expect(Math.max(...delays) - Math.min(...delays)).toBeGreaterThan(10_000);
  const perSecond = Map.groupBy(delays, (delay) => Math.floor(delay / 1000));
  expect(Math.max(...[...perSecond.values()].map((group) => group.length))).toBeLessThan(75);
});
