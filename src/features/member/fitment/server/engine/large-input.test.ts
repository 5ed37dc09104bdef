import { expect, test } from 'vitest';
import { taxonomy } from './fixtures/taxonomy.ts';
import { scoreFit } from './score-fit.ts';

// Six times the longest plausible résumé.
const LENGTH = 120_000;
const AD = { title: 'Data analyst', text: '## What we need\n- Strong SQL.\n- Two years of experience with Python.' };

const ORDINARY = 'Built weekly sales reports in SQL and Python for a team of six at Asha Foods, 2019 to 2023.\n';
// Catastrophic backtracking is thousands of times slower than linear matching.
const MAX_RATIO = 20;

const repeated = (piece: string) => piece.repeat(LENGTH / piece.length);

function measureMs(ad: { title: string; text: string }, resume: string): number {
  const startedAt = performance.now();
  scoreFit({ taxonomy, ad, resume, today: '2026-11-21' });
  return performance.now() - startedAt;
}

const asResume = (piece: string) => measureMs(AD, repeated(piece));
const asAd = (piece: string) => measureMs({ ...AD, text: repeated(piece) }, 'SQL');
asResume(ORDINARY); // Compiles the code that is measured next.
const ordinary = { resume: asResume(ORDINARY), ad: asAd(ORDINARY) };

// Inputs that provoke catastrophic backtracking.
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
])('scoring 120,000 characters of %j takes at most 20 times as long as ordinary text', { retry: 1 }, (piece) => {
  expect(asResume(piece) / ordinary.resume).toBeLessThan(MAX_RATIO);
  expect(asAd(piece) / ordinary.ad).toBeLessThan(MAX_RATIO);
});
