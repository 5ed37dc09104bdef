import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DRAWN, drawQuestions, shuffle } from './draw-questions.ts';

const bank = fc
  .array(fc.integer({ min: 0, max: 7 }), { minLength: 2 * DRAWN, maxLength: 40 })
  .map((topics) => topics.map((topic, index) => ({ id: `question-${index}`, topic: `topic-${topic}` })));

/** A random function that fast-check controls. */
const randomOf = (numbers: readonly number[]) => {
  let at = 0;
  return () => numbers[at++ % numbers.length] ?? 0;
};
const numbers = fc.array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), { minLength: 1, maxLength: 60 });

test('an attempt has eight different questions, none of them of the last attempt', () => {
  fc.assert(
    fc.property(bank, numbers, numbers, (questions, first, second) => {
      const last = drawQuestions(questions, new Set(), randomOf(first));
      const next = drawQuestions(questions, new Set(last.map(({ id }) => id)), randomOf(second));
      for (const drawn of [last, next]) expect(new Set(drawn.map(({ id }) => id)).size).toBe(DRAWN);
      expect(next.filter((question) => last.includes(question))).toEqual([]);
    }),
  );
});

test('no topic has two questions more than another that has some left', () => {
  fc.assert(
    fc.property(bank, numbers, (questions, random) => {
      const drawn = drawQuestions(questions, new Set(), randomOf(random));
      const count = (topic: string, among: readonly { topic: string }[]) => among.filter((item) => item.topic === topic).length;
      const topics = [...new Set(questions.map(({ topic }) => topic))];
      const most = Math.max(...topics.map((topic) => count(topic, drawn)));
      for (const topic of topics) expect(count(topic, drawn)).toBeGreaterThanOrEqual(Math.min(most - 1, count(topic, questions)));
    }),
  );
});

test('where too few are left, questions of the last attempt fill the rest', () => {
  const questions = Array.from({ length: 10 }, (_, index) => ({ id: `question-${index}`, topic: 'one' }));
  const last = new Set(questions.slice(0, DRAWN).map(({ id }) => id));
  const drawn = drawQuestions(questions, last, Math.random);
  expect(new Set(drawn.map(({ id }) => id)).size).toBe(DRAWN);
  expect(drawn.filter(({ id }) => !last.has(id)).length).toBe(2);
});

test('shuffling loses nothing', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), numbers, (items, random) => {
      expect(shuffle(items, randomOf(random)).toSorted()).toEqual(items.toSorted());
    }),
  );
});
