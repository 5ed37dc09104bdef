import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countWords } from './count-words.ts';

test.each([
  ['', 0],
  ['   \n ', 0],
  ['Dear Lumen team,', 3],
  ['first-class work – 64 of 100', 5],
  ['मैंने रिपोर्ट लिखी।', 3],
  ['a\n\nb\tc', 3],
])('%j has %i words', (text, words) => {
  expect(countWords(text)).toBe(words);
});

test('spaces around and between words do not change the count', () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-z]+$/)), (words) => {
      expect(countWords(` ${words.join('  ')} `)).toBe(words.length);
    }),
  );
});
