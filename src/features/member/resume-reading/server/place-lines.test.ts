import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeLines } from './place-lines.ts';

const quotes = (lines: string[], text: string) =>
  placeLines(
    lines.map((line) => ({ text: line })),
    text,
  ).map(({ place }) => place && text.slice(place.start, place.end));

test('lines are found although spaces, hyphens and letter case differ', () => {
  expect(quotes(['S T A F F  Nurse', 'co-\u00adordinated'], 'x\nStaff nurse\nco ordinated shifts')).toEqual([
    'Staff nurse',
    'co ordinated',
  ]);
});

test('lines with the same letters get the places one after another, and a short or unknown line none', () => {
  const text = 'Pune\n2021\nPune';
  const found = placeLines([{ text: 'Pune' }, { text: 'Pune' }, { text: '2' }, { text: 'Delhi' }], text);
  expect(found.map(({ place }) => place?.start ?? null)).toEqual([0, 10, null, null]);
});

test('every place lies within the text, whatever the lines are', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' })), fc.string({ unit: 'grapheme' }), (lines, more) => {
      const text = `${lines.join('\n')}${more}`;
      for (const { place } of placeLines(
        lines.map((line) => ({ text: line })),
        text,
      ))
        if (place) expect(0 <= place.start && place.start < place.end && place.end <= text.length).toBe(true);
    }),
  );
});
