import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { leaveLastOut, splitByTime, type Interaction } from './cases.ts';
import { bootstrap, discountedGain, randomGenerator, measure, rankOf } from './metrics.ts';
import { buildRankers } from './rankers.ts';
import { LogError, parseLog } from './parse-log.ts';

const DAY = 86_400_000;
const name = (prefix: string) => fc.integer({ min: 0, max: 8 }).map((n) => `${prefix}${n}`);
const interaction = fc.record({ user: name('u'), item: name('i'), at: fc.integer({ min: 0, max: 1e6 }), weight: fc.constant(1) });
const anyLog = fc.array(interaction, { minLength: 1, maxLength: 120 });

test('a test item is new to the person, and a split by time leaks nothing from the future into training', () => {
  fc.assert(
    fc.property(anyLog, fc.integer({ min: 1, max: 4 }), (log, minItems) => {
      for (const { cases } of [leaveLastOut(log, minItems), splitByTime(log, minItems, 0.7)])
        for (const { history, target } of cases) {
          expect(history.map(({ item }) => item)).not.toContain(target);
          expect(history.length).toBeGreaterThan(0);
        }
      const { train } = splitByTime(log, minItems, 0.7);
      const moment = log.map(({ at }) => at).toSorted((a, b) => a - b)[Math.floor(log.length * 0.7)] ?? 0;
      expect(train.every(({ at }) => at < moment)).toBe(true);
    }),
  );
});

test('a rank counts all better items, half of the equal ones and none of the history, and is infinite without a score', () => {
  const scores = new Map([
    ['a', 3],
    ['b', 2],
    ['c', 2],
    ['d', 2],
    ['known', 9],
  ]);
  const history = [{ user: 'u', item: 'known', at: 0, weight: 1 }];
  expect(rankOf(scores, { history, target: 'a' })).toBe(1);
  expect(rankOf(scores, { history, target: 'b' })).toBe(3);
  expect(rankOf(scores, { history, target: 'nowhere' })).toBe(Number.POSITIVE_INFINITY);
});

test('the discounted gain falls with the rank and is 0 beyond the cutoff', () => {
  expect([discountedGain(1, 10), discountedGain(3, 10), discountedGain(11, 10)]).toEqual([1, 0.5, 0]);
});

test('an interval contains its mean, and is the same for the same seed', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 40 }),
      fc.integer(),
      (all, seed) => {
        const { mean, low, high } = bootstrap(all, seed);
        expect(low).toBeLessThanOrEqual(mean + 1e-9);
        expect(high).toBeGreaterThanOrEqual(mean - 1e-9);
        expect(bootstrap(all, seed)).toEqual({ mean, low, high });
      },
    ),
    { numRuns: 15 },
  );
});

/** Members of six groups who mostly interact with the items of their group, first ten older ones, later ten newer ones. */
function clusteredLog(people: number): Interaction[] {
  const random = randomGenerator(7);
  return Array.from({ length: people }, (_, person) => person).flatMap((person) =>
    Array.from({ length: 8 }, (_each, step) => {
      const group = random() < 0.85 ? person % 6 : Math.floor(random() * 6);
      const item = `c${group}-${Math.floor(random() * 10) + (step > 4 ? 10 : 0)}`;
      return { user: `u${person}`, item, at: (person % 30) * DAY + step * DAY, weight: 1 };
    }),
  );
}

test('when people form groups, the production engine predicts better than popularity', () => {
  const { train, cases } = leaveLastOut(clusteredLog(400), 3);
  const { measured, compared } = measure(buildRankers(train), cases, { cutoff: 10, seed: 1 });
  expect(measured.map((measurement) => measurement.name)).toEqual([
    'popularity',
    'recent popularity',
    'item-kNN',
    'related items',
  ]);
  expect(compared.find(({ against }) => against === 'popularity')?.ndcg.low).toBeGreaterThan(0);
});

test('logs are parsed with and without a header, with commas, tabs, semicolons or `::`, and an invalid line is reported', () => {
  const one = { user: 'u1', item: 'i9', at: 1_700_000_000_000, weight: 4 };
  expect(parseLog('userId,movieId,rating,timestamp\nu1,i9,4,1700000000\n')).toEqual([one]);
  expect(parseLog('u1\ti9\t4\t1700000000')).toEqual([one]);
  expect(parseLog('u1::i9::4::1700000000')).toEqual([one]);
  expect(parseLog('u1,i9,1700000000000,4')).toEqual([one]);
  expect(parseLog('user;item;time\nu1;"i9";2023-11-14T22:13:20Z')).toEqual([{ ...one, weight: 1 }]);
  expect(() => parseLog('user,item,time\nu1,i9,yesterday')).toThrow(LogError);
  expect(() => parseLog('nothing')).toThrow(LogError);
});
