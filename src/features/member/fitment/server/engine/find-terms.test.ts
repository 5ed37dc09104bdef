import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findTerms } from './find-terms.ts';
import { taxonomy } from './fixtures/taxonomy.ts';

const terms = (text: string) => findTerms(taxonomy, text).map(({ start, end }) => text.slice(start, end));

describe('terms are found', () => {
  test.each([
    ['You have experience with Docker, Kubernetes and Kofax Capture.', ['Docker', 'Kubernetes', 'Kofax Capture']],
    ['Strong background in agile methodologies', ['agile methodologies']],
    ['Fluent English, written and spoken', ['English']],
    ['Hands-on experience of wound dressing, catheter care', ['wound dressing', 'catheter care']],
    ['Knowledge of GST, TDS and Tally ERP', ['GST', 'TDS', 'Tally ERP']],
    ['Proficiency in SAP FICO (pivot tables, macros)', ['SAP FICO', 'pivot tables', 'macros']],
    ['Experience in .NET, C++ and CI/CD pipelines', ['.NET', 'C++', 'CI/CD pipelines']],
  ])('"%s"', (text, expected) => {
    expect(terms(text)).toEqual(expected);
  });
});

test('knowledge outside the taxonomy is found and names no skill', () => {
  const text = 'You have experience with Docker and Kofax Capture.';
  expect(findTerms(taxonomy, text).map(({ skillId }) => skillId)).toEqual(['docker', null]);
});

test('a degree and its field are found', () => {
  expect(terms('A university degree in marine biology or similar').join(' ')).toContain('marine biology');
});

test.each(['Experience with Docker and Kofax Capture', 'Strong background in agile methodologies'])(
  'capitals change no term of "%s"',
  (text) => {
    expect(terms(text.toUpperCase())).toEqual(terms(text).map((term) => term.toUpperCase()));
  },
);

test('no term crosses a comma, a bracket or the end of a sentence', () => {
  for (const text of ['SQL, Python, R', 'Kubernetes (Docker), Terraform', 'Knowledge of Docker. Kubernetes is a plus.']) {
    for (const term of terms(text)) expect(term).not.toMatch(/[,;()]|\.\s/);
  }
});

test('a sentence of a thousand words is read in well under a second', () => {
  const text = 'experience with Docker, Kubernetes and wound dressing in Java '.repeat(110);
  findTerms(taxonomy, 'Java');
  const start = performance.now();
  findTerms(taxonomy, text);
  expect(performance.now() - start).toBeLessThan(500);
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
