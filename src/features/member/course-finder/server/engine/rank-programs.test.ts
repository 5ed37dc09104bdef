import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LEVELS, rankPrograms, type Candidate, type Criteria } from './rank-programs.ts';

const TOPICS = ['sql', 'excel', 'python', 'statistics', 'tableau', 'welding'];
const topics = fc.uniqueArray(fc.constantFrom(...TOPICS), { minLength: 1 });
const criteria: fc.Arbitrary<Criteria> = fc.record({
  level: fc.constantFrom(...LEVELS),
  topics,
  goal: fc.constantFrom('first-job', 'change', 'grow', 'curious'),
  hours: fc.integer({ min: 1, max: 60 }),
  budget: fc.constantFrom('free', 'free-lessons', 'any'),
  format: fc.constantFrom('online', 'campus', 'any'),
});
const programFields = {
  level: fc.constantFrom(...LEVELS),
  hours: fc.constantFrom(0, 3, 40, 400, 4000),
  cost: fc.constantFrom('free', 'free-audit', 'paid'),
  mode: fc.constantFrom('online', 'campus', 'hybrid'),
  programType: fc.constantFrom('course', 'certificate', 'master'),
  worth: fc.integer({ min: 1, max: 50 }),
} as const;
const candidates: fc.Arbitrary<Candidate[]> = fc
  .array(fc.record({ skillIds: topics, ...programFields }), { maxLength: 20 })
  .map((list) => list.map((program, index) => ({ ...program, id: `p${String(index).padStart(2, '0')}` })));

test('of two programs that differ only in their topics, the one that covers more never ranks below the other', () => {
  fc.assert(
    fc.property(
      criteria,
      candidates,
      topics,
      topics,
      fc.record(programFields),
      (requested, others, narrowTopics, moreTopics, shared) => {
        const narrow = { ...shared, id: 'a-narrow', skillIds: narrowTopics };
        const wide = { ...shared, id: 'z-wide', skillIds: [...new Set([...narrowTopics, ...moreTopics])] };
        const order = rankPrograms([narrow, ...others, wide], requested).ranked;
        const [narrowAt, wideAt] = ['a-narrow', 'z-wide'].map((id) => order.findIndex((program) => program.id === id));
        if (narrowAt === undefined || wideAt === undefined || narrowAt === -1) return;
        const covers = (id: string) => order.find((program) => program.id === id)?.covers.length ?? 0;
        if (covers('z-wide') > covers('a-narrow')) expect(wideAt).toBeLessThan(narrowAt);
        else expect(wideAt).toBeGreaterThanOrEqual(0);
      },
    ),
  );
});

test('the order of programs and topics does not affect the result', () => {
  fc.assert(
    fc.property(
      criteria.chain((requested) =>
        fc.tuple(
          fc.constant(requested),
          fc.shuffledSubarray(requested.topics as string[], { minLength: requested.topics.length }),
        ),
      ),
      candidates.chain((list) => fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length }))),
      ([requested, shuffledTopics], [list, shuffled]) => {
        const ids = (found: ReturnType<typeof rankPrograms>) => ({ ...found, ranked: found.ranked.map(({ id }) => id) });
        expect(ids(rankPrograms(shuffled, { ...requested, topics: shuffledTopics }))).toEqual(ids(rankPrograms(list, requested)));
      },
    ),
  );
});

test('programs beyond the budget or format are excluded and counted', () => {
  fc.assert(
    fc.property(criteria, candidates, (requested, list) => {
      const { ranked, leftOut } = rankPrograms(list, requested);
      const teaching = list.filter(({ skillIds }) => skillIds.some((id) => requested.topics.includes(id)));
      const shown = new Set(ranked.map(({ id }) => id));
      for (const { id, cost, mode } of teaching) {
        if (!shown.has(id)) continue;
        if (requested.budget === 'free') expect(cost).toBe('free');
        if (requested.budget === 'free-lessons') expect(cost).not.toBe('paid');
        if (requested.format !== 'any') expect(mode === 'online').toBe(requested.format === 'online');
      }
      const countAdditional = (change: Partial<Criteria>) =>
        rankPrograms(list, { ...requested, ...change }).ranked.length - ranked.length;
      expect(leftOut).toEqual({ budget: countAdditional({ budget: 'any' }), format: countAdditional({ format: 'any' }) });
    }),
  );
});

test('a score is at most 100, and level fit and weeks follow from the level and hours of a program', () => {
  fc.assert(
    fc.property(criteria, candidates, (requested, list) => {
      for (const { id, score, levelFit, weeks } of rankPrograms(list, requested).ranked) {
        expect(score).toBeGreaterThan(0);
        expect(score).toBeLessThanOrEqual(100);
        const { level, hours } = list.find((program) => program.id === id) ?? { level: 'beginner' as const, hours: 0 };
        const step = LEVELS.indexOf(level) - LEVELS.indexOf(requested.level);
        expect(levelFit).toBe(['easier', 'same', 'harder'][Math.sign(step) + 1]);
        expect(weeks).toBe(hours === 0 ? null : Math.ceil(hours / requested.hours));
      }
    }),
  );
});
