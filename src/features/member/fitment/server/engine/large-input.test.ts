import { expect, test } from 'vitest';
import { taxonomy } from './fixtures/taxonomy.ts';
import { scoreFit } from './score-fit.ts';

/** Six times the longest résumé that is any good. */
const LENGTH = 120_000;
const AD = { title: 'Data analyst', text: '## What we need\n- Strong SQL.\n- Two years of experience with Python.' };

const ORDINARY = 'Built weekly sales reports in SQL and Python for a team of six at Asha Foods, 2019 to 2023.\n';
/** A pattern that begins anew at every letter is thousands of times slower than one that reads on. */
const TIMES = 20;

const repeated = (piece: string) => piece.repeat(LENGTH / piece.length);

/** The better of two runs, in milliseconds. */
function timeOf(ad: { title: string; text: string }, resume: string): number {
  const run = () => {
    const began = performance.now();
    scoreFit({ taxonomy, ad, resume, today: '2026-11-21' });
    return performance.now() - began;
  };
  return Math.min(run(), run());
}

const asResume = (piece: string) => timeOf(AD, repeated(piece));
const asAd = (piece: string) => timeOf({ ...AD, text: repeated(piece) }, 'SQL');
const ordinary = { resume: asResume(ORDINARY), ad: asAd(ORDINARY) };

// What a pattern that looks back and forth would stumble over.
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
])('a hundred and twenty thousand characters of %j are read about as fast as any other text', (piece) => {
  expect(asResume(piece) / ordinary.resume).toBeLessThan(TIMES);
  expect(asAd(piece) / ordinary.ad).toBeLessThan(TIMES);
});
