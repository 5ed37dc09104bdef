import { expect, test } from 'vitest';
import { moveMisplacedCluster, repairEncoding, restoreDevanagariOrder } from './repair-text.ts';

test.each([
  ['2019 â€“ 2021', '2019 – 2021'],
  ['wonâ€™t', 'won’t'],
  ['Mills ï¼ Leeds', 'Mills - Leeds'],
  ['skilledÂ leader', 'skilled leader'],
  ['Résumé, naïve, Ångström, ÂµA', 'Résumé, naïve, Ångström, µA'],
])('"%s", read in the wrong encoding, is repaired', (text, expected) => {
  expect(repairEncoding(text).replaceAll('\u03bc', 'µ').replaceAll(/\s+/g, ' ')).toBe(expected);
});

test('Devanagari drawn from left to right is put in the order in which it is written', () => {
  expect(restoreDevanagariOrder('िशक्षा कायर् अनुभव')).toBe('शिक्षा कार्य अनुभव');
  expect(restoreDevanagariOrder('शिक्षा, कार्य, वर्तमान, कोई नहीं')).toBe('शिक्षा, कार्य, वर्तमान, कोई नहीं');
});

test('consonants that a PDF leaves with the text before go to their vowel sign', () => {
  expect(moveMisplacedCluster('वेतनमानग्र', 'ाम')).toEqual(['वेतनमान', 'ग्राम']);
  expect(moveMisplacedCluster('पद', 'नाम')).toEqual(['पद', 'नाम']);
});
