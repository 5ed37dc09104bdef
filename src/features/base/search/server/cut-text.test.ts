import { expect, test } from 'vitest';
import { cutAtSentence, cutAtWord } from './cut-text.ts';

test.each([
  ['short', 20, 'short'],
  ['what was asked', 8, 'what was'],
  ['what was asked', 9, 'what was'],
  ['what was asked', 6, 'what'],
  ['endless', 3, 'end'],
  ['नौकरी की तलाश', 9, 'नौकरी की'],
])('"%s" in %i letters ends at a word', (text, length, cut) => {
  expect(cutAtWord(text, length)).toBe(cut);
});

test('a sign of two units is not cut in two', () => {
  expect(cutAtWord('ab😀', 3).isWellFormed()).toBe(true);
});

test.each([
  ['One is here. Two is', 14, 'One is here.'],
  ['One is here.\nWhat was asked', 20, 'One is here.'],
  ['यह पहला है। दूसरा', 14, 'यह पहला है।'],
  // A first sentence that is too short leaves most of the room empty.
  ['No. What was asked of everybody', 16, 'No. What was'],
  ['All of it.', 10, 'All of it.'],
])('"%s" in %i letters ends at a sentence', (text, length, cut) => {
  expect(cutAtSentence(text, length)).toBe(cut);
});
