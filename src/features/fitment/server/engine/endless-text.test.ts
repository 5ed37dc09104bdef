import { expect, test } from 'vitest';
import { taxonomy } from './fixtures/taxonomy.ts';
import { scoreFit } from './score-fit.ts';

/** Three times the longest résumé that is any good. */
const LENGTH = 60_000;
const AD = { title: 'Data analyst', text: '## What we need\n- Strong SQL.\n- Two years of experience with Python.' };

function secondsOf(ad: { title: string; text: string }, resume: string): number {
  const began = performance.now();
  scoreFit({ taxonomy, ad, resume, today: '2026-11-21' });
  return (performance.now() - began) / 1000;
}

// What a pattern that looks back and forth would stumble over; each took seconds when one did.
test.each([
  'a',
  '-',
  '1',
  '.',
  'a-',
  'a.b@c.',
  '@',
  '(',
  '\n',
  '\n- ',
  ' \n',
  '• ',
  '2019 - ',
  'Jan 2019 to ',
  '5+ years ',
  'SQL, ',
  'B.A. ',
  '& ',
  'https://',
  '😀',
  'e\u0301',
])('sixty thousand characters of %j are read in the time of any other text', (piece) => {
  const text = piece.repeat(LENGTH / piece.length);
  expect(Math.min(secondsOf(AD, text), secondsOf(AD, text))).toBeLessThan(1);
  expect(Math.min(secondsOf({ ...AD, text }, 'SQL'), secondsOf({ ...AD, text }, 'SQL'))).toBeLessThan(1);
});
