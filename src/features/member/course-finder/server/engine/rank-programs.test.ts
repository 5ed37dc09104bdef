import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LEVELS, rankPrograms, type Candidate, type Criteria } from './rank-programs.ts';

const TOPICS = ['sql', 'excel', 'python', 'statistics', 'tableau', 'welding'];
const topics = fc.uniqueArray(fc.constantFrom(...TOPICS), { minLength: 1 });
const wishes: fc.Arbitrary<Criteria> = fc.record({
  level: fc.constantFrom(...LEVELS),
  topics,
  goal: fc.constantFrom('first-job', 'change', 'grow', 'curious'),
  hours: fc.integer({ min: 1, max: 60 }),
  budget: fc.constantFrom('free', 'free-lessons', 'any'),
  format: fc.constantFrom('online', 'campus', 'any'),
});
const facts = {
  level: fc.constantFrom(...LEVELS),
  hours: fc.constantFrom(0, 3, 40, 400, 4000),
  cost: fc.constantFrom('free', 'free-audit', 'paid'),
  mode: fc.constantFrom('online', 'campus', 'hybrid'),
  programType: fc.constantFrom('course', 'certificate', 'master'),
  worth: fc.integer({ min: 1, max: 50 }),
} as const;
const candidates: fc.Arbitrary<Candidate[]> = fc
  .array(fc.record({ skillIds: topics, ...facts }), { maxLength: 20 })
  .map((list) => list.map((one, index) => ({ ...one, id: `p${String(index).padStart(2, '0')}` })));

test('of two programs that differ in their topics alone, the one that covers more never ranks below the other', () => {
  fc.assert(
    fc.property(wishes, candidates, topics, topics, fc.record(facts), (asked, others, few, more, same) => {
      const narrow = { ...same, id: 'a-narrow', skillIds: few };
      const wide = { ...same, id: 'z-wide', skillIds: [...new Set([...few, ...more])] };
      const order = rankPrograms([narrow, ...others, wide], asked).ranked;
      const [at, wideAt] = ['a-narrow', 'z-wide'].map((id) => order.findIndex((one) => one.id === id));
      if (at === undefined || wideAt === undefined || at === -1) return;
      const covers = (id: string) => order.find((one) => one.id === id)?.covers.length ?? 0;
      if (covers('z-wide') > covers('a-narrow')) expect(wideAt).toBeLessThan(at);
      else expect(wideAt).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('the order of the programs and of the topics changes nothing', () => {
  fc.assert(
    fc.property(
      wishes.chain((asked) =>
        fc.tuple(fc.constant(asked), fc.shuffledSubarray(asked.topics as string[], { minLength: asked.topics.length })),
      ),
      candidates.chain((list) => fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length }))),
      ([asked, shuffledTopics], [list, shuffled]) => {
        const ids = (found: ReturnType<typeof rankPrograms>) => ({ ...found, ranked: found.ranked.map(({ id }) => id) });
        expect(ids(rankPrograms(shuffled, { ...asked, topics: shuffledTopics }))).toEqual(ids(rankPrograms(list, asked)));
      },
    ),
  );
});

test('programs beyond the budget or format are excluded and counted', () => {
  fc.assert(
    fc.property(wishes, candidates, (asked, list) => {
      const { ranked, leftOut } = rankPrograms(list, asked);
      const fits = list.filter(({ skillIds }) => skillIds.some((id) => asked.topics.includes(id)));
      const shown = new Set(ranked.map(({ id }) => id));
      for (const { id, cost, mode } of fits) {
        if (!shown.has(id)) continue;
        if (asked.budget === 'free') expect(cost).toBe('free');
        if (asked.budget === 'free-lessons') expect(cost).not.toBe('paid');
        if (asked.format !== 'any') expect(mode === 'online').toBe(asked.format === 'online');
      }
      const wider = (change: Partial<Criteria>) => rankPrograms(list, { ...asked, ...change }).ranked.length - ranked.length;
      expect(leftOut).toEqual({ budget: wider({ budget: 'any' }), format: wider({ format: 'any' }) });
    }),
  );
});

test('a score is between 0 and 100, and the levels show whether a program is easier or harder', () => {
  fc.assert(
    fc.property(wishes, candidates, (asked, list) => {
      for (const { id, score, levelFit, weeks } of rankPrograms(list, asked).ranked) {
        expect(score).toBeGreaterThan(0);
        expect(score).toBeLessThanOrEqual(100);
        const { level, hours } = list.find((one) => one.id === id) ?? { level: 'beginner' as const, hours: 0 };
        const step = LEVELS.indexOf(level) - LEVELS.indexOf(asked.level);
        expect(levelFit).toBe(['easier', 'same', 'harder'][Math.sign(step) + 1]);
        expect(weeks).toBe(hours === 0 ? null : Math.ceil(hours / asked.hours));
      }
    }),
  );
});
