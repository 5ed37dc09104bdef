import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chooseTerms, computeTaggings, type TermModel } from './term-tagger.ts';
import type { Word } from './term-features.ts';

const toWords = (joined: readonly boolean[]): Word[] =>
  joined.map((isJoined, index) => ({
    text: 'x',
    lower: 'x',
    gap: '',
    start: index,
    end: index + 1,
    isJoined: isJoined && index > 0,
  }));

const score = fc.double({ min: -3, max: 3, noNaN: true });
const weight = fc.record({ begin: score, inside: score });
const sentence = fc.array(fc.record({ weight, isJoined: fc.boolean() }), { minLength: 1, maxLength: 5 });

function setUp(items: readonly { weight: { begin: number; inside: number }; isJoined: boolean }[]) {
  const features = items.map((_, index) => [`word ${index}`]);
  return {
    words: toWords(items.map(({ isJoined }) => isJoined)),
    features,
    weights: new Map(items.map((item, index) => [`word ${index}`, item.weight] as const)),
  };
}

test('the probabilities are those of weighing every possible tagging', () => {
  fc.assert(
    fc.property(sentence, weight, weight, (items, afterBegin, afterInside) => {
      const { words, features, weights } = setUp(items);
      const model: TermModel = { features: weights, afterBegin, afterInside };
      const expected = items.map(() => ({ begin: 0, inside: 0 }));
      let total = 0;
      for (const tags of allTaggings(words)) {
        let sum = 0;
        tags.forEach((tag, index) => {
          if (tag === 'outside') return;
          sum += items[index]?.weight[tag] ?? 0;
          if (tags[index - 1] === 'begin') sum += afterBegin[tag];
          if (tags[index - 1] === 'inside') sum += afterInside[tag];
        });
        total += Math.exp(sum);
        tags.forEach((tag, index) => {
          const cell = expected[index];
          if (cell && tag !== 'outside') cell[tag] += Math.exp(sum);
        });
      }
      computeTaggings(model, { words, features }).forEach((tagging, index) => {
        expect(tagging.begin).toBeCloseTo((expected[index]?.begin ?? 0) / total, 6);
        expect(tagging.inside).toBeCloseTo((expected[index]?.inside ?? 0) / total, 6);
      });
    }),
    { numRuns: 100 },
  );
});

test('a likely term is chosen, a term less likely than the threshold is not', () => {
  const words = toWords([false, true, false]);
  const model: TermModel = {
    features: new Map([
      ['word 0', { begin: 3, inside: 0 }],
      ['word 1', { begin: -2, inside: 4 }],
      ['word 2', { begin: -2, inside: 0 }],
    ]),
    afterBegin: { begin: 0, inside: 0 },
    afterInside: { begin: 0, inside: 0 },
  };
  const taggings = computeTaggings(model, { words, features: [['word 0'], ['word 1'], ['word 2']] });
  expect(chooseTerms(words, taggings, 0.3)).toEqual([{ start: 0, end: 2 }]);
  expect(chooseTerms(words, taggings, 0.99)).toEqual([]);
});

function allTaggings(words: readonly Word[]): ('outside' | 'begin' | 'inside')[][] {
  let taggings: ('outside' | 'begin' | 'inside')[][] = [[]];
  for (const { isJoined } of words) {
    taggings = taggings.flatMap((tags) => {
      const tag = tags.at(-1) ?? 'outside';
      const further = isJoined && tag !== 'outside' ? [[...tags, 'inside' as const]] : [];
      return [[...tags, 'outside' as const], [...tags, 'begin' as const], ...further];
    });
  }
  return taggings;
}
