import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addMarks, computeMark, parseMarks } from '../../seen-marks.ts';
import { computeRelatedItems, type ItemInteraction } from './related-items.ts';
import { diversify } from './diversify.ts';

const DAY = 86_400_000;
const item = fc.constantFrom<string>('a', 'b', 'c', 'd', 'e', 'f');
const interaction = fc.record({
  item,
  at: fc.integer({ min: 0, max: 400 }).map((day) => day * DAY),
  weight: fc.integer({ min: 1, max: 3 }),
});
const history = fc.uniqueArray(interaction, { selector: ({ item: id }) => id, minLength: 1, maxLength: 6 });
const histories = fc.array(history, { maxLength: 30 });
const countIn = (all: readonly (readonly ItemInteraction[])[]) => (id: string) =>
  all.filter((interactions) => interactions.some((interaction) => interaction.item === id)).length;

test('related items exclude the item itself, need two people, and do not depend on the order of people', () => {
  fc.assert(
    fc.property(histories, (all) => {
      const related = computeRelatedItems('a', all, countIn(all));
      expect(related.map((neighbour) => neighbour.item)).not.toContain('a');
      for (const neighbour of related) {
        expect(neighbour.support).toBeGreaterThanOrEqual(2);
        expect(neighbour.score).toBeGreaterThan(0);
      }
      expect(related.map(({ score }) => score)).toEqual(related.map(({ score }) => score).toSorted((x, y) => y - x));
      const reversed = computeRelatedItems('a', all.toReversed(), countIn(all));
      expect(reversed.map((neighbour) => neighbour.item).toSorted()).toEqual(
        related.map((neighbour) => neighbour.item).toSorted(),
      );
    }),
  );
});

test('one more person who interacted with both does not lower the similarity of two items', () => {
  fc.assert(
    fc.property(histories, (all) => {
      const score = (input: typeof all) =>
        computeRelatedItems('a', input, () => 10).find((neighbour) => neighbour.item === 'b')?.score ?? 0;
      const both = [
        { item: 'a', at: 0, weight: 1 },
        { item: 'b', at: 0, weight: 1 },
      ];
      expect(score([...all, both])).toBeGreaterThanOrEqual(score(all));
    }),
  );
});

test('diversifying keeps every item once, and of two items with equal scores places the one of another kind first', () => {
  const ranked = fc.array(
    fc.record({ score: fc.double({ min: 0, max: 3, noNaN: true }), kinds: fc.array(item, { maxLength: 2 }) }),
  );
  fc.assert(
    fc.property(ranked, (all) => {
      expect(new Set(diversify(all))).toEqual(new Set(all));
      expect(diversify(all)).toHaveLength(all.length);
    }),
  );
  const [one, same, other] = [
    { score: 1, kinds: ['x'] },
    { score: 1, kinds: ['x'] },
    { score: 1, kinds: ['y'] },
  ];
  expect(diversify([one, same, other] as const)).toEqual([one, other, same]);
});

test('the marks of the newest 150 items are kept in a short value, and an invalid value has none', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { maxLength: 200 }), fc.string(), (ids, nonsense) => {
      const marks = ids.map((id) => computeMark('job', id));
      const value = addMarks('', marks);
      expect(value.length).toBeLessThanOrEqual(600);
      expect(parseMarks(value)).toEqual([...new Set(marks)].slice(-150));
      expect(parseMarks(`${nonsense} `)).toEqual([]);
    }),
  );
});

test('a mark depends on the type and id of the item only', () => {
  expect(computeMark('job', 'one')).toBe(computeMark('job', 'one'));
  expect(computeMark('job', 'one')).not.toBe(computeMark('program', 'one'));
  expect(computeMark('job', 'one')).not.toBe(computeMark('job', 'two'));
});
