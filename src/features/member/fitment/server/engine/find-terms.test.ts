import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findTerms } from './find-terms.ts';
import { taxonomy } from './fixtures/taxonomy.ts';

const terms = (text: string) => findTerms(taxonomy, text).map(({ start, end }) => text.slice(start, end));

describe('terms are found', () => {
  test.each([
    ['You have experience with Docker, Kubernetes and Kofax Capture.', ['Docker', 'Kubernetes', 'Kofax Capture']],
    ['Knowledge of phage display or protein expression is a plus.', ['phage display', 'protein expression']],
    ['Strong background in agile methodologies', ['agile methodologies']],
    ['A university degree in marine biology or similar', ['university degree', 'marine biology']],
    ['Fluent English, written and spoken', ['English']],
    ['Tools such as Zorbex, Quillstone (or Brimtal)', ['Zorbex', 'Quillstone', 'Brimtal']],
  ])('"%s"', (text, expected) => {
    expect(terms(text)).toEqual(expected);
  });
});

describe('no term is found', () => {
  test.each([
    'Our Java developers sit beside the data team in the old mill.',
    'We are the leading company in the insurance business of the north.',
    'We offer health insurance, learning and development, and free fruit.',
    'You like working with great people in many different ways.',
    'The English weather never stops our couriers on their way.',
  ])('in "%s"', (text) => {
    expect(terms(text)).toEqual([]);
  });
});

test('for any sentence, spans are inside it, in order and without overlaps', () => {
  const word = fc.constantFrom(
    'experience',
    'with',
    'Java',
    'and',
    'or',
    ',',
    '(',
    ')',
    'degree',
    'in',
    'SQL',
    'such',
    'as',
    'the',
    'PhD',
    'ä',
    '/',
  );
  const sentence = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 200 }),
    fc.array(word, { maxLength: 40 }).map((list) => list.join(' ')),
  );
  fc.assert(
    fc.property(sentence, (text) => {
      let previousEnd = 0;
      for (const { start, end } of findTerms(taxonomy, text)) {
        expect(start).toBeGreaterThanOrEqual(previousEnd);
        expect(end).toBeGreaterThan(start);
        expect(end).toBeLessThanOrEqual(text.length);
        previousEnd = end;
      }
    }),
    { numRuns: 300 },
  );
});
