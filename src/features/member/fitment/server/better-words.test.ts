import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findBetterWords } from './better-words.ts';
import { taxonomy } from './engine/fixtures/taxonomy.ts';
import type { FitInput } from './engine/fit-input.ts';
import { scoreFit } from './engine/score-fit.ts';
import { replaceSentences } from './replace-sentences.ts';

const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

const AD =
  'Requirements\n- Variance analysis\n- SQL\n- Excel\n- Vendor invoice reconciliation\n- Experience with stakeholder reporting';
const SENTENCES = [
  'Explained every variance to the directors after an analysis of its causes',
  'Prepared the books of the mill with two colleagues and closed every month within five days',
  'Reconciled each invoice that a vendor sent with the goods received',
  'Wrote SQL queries for the weekly report',
  'Watered the plants of the office',
];
const inputOf = (sentences: readonly string[], more = ''): FitInput => ({
  taxonomy,
  ad: { title: 'Finance Analyst', text: AD },
  resume: `Experience\nAccountant, Cedar Mills\nJan 2020 - Present\n${sentences.map((sentence) => `• ${sentence}`).join('\n')}\n${more}`,
  today: '2026-11-21',
});
const total = (input: FitInput) => scoreFit(input).total ?? 0;
const labels = (input: FitInput) => findBetterWords(input).flatMap(({ shows }) => shows.map(({ label }) => label));

test('a sentence that says a requirement in other words is told', () => {
  const [line] = findBetterWords(inputOf(SENTENCES));
  expect(line).toMatchObject({ quote: SENTENCES[0], shows: [{ label: 'Variance analysis', ad: 'Variance analysis' }] });
  expect(line?.suggestion).toContain('(variance analysis)');
});

test('a word in a list of skills is told, if a sentence of the work shows it', () => {
  expect(labels(inputOf(SENTENCES, 'Skills\nVariance analysis, Excel'))).toContain('Variance analysis');
});

test('what is named in the work already, or shown by nothing, is not told', () => {
  const filler = SENTENCES[1] ?? '';
  expect(labels(inputOf(['Did the variance analysis of cost and volume every month', filler]))).toEqual([]);
  expect(labels(inputOf(['Watered the plants of the office', filler]))).toEqual([]);
});

test('a row that the member refused is not worded', () => {
  const input = inputOf(SENTENCES);
  const id = findBetterWords(input)[0]?.shows[0]?.requirementId ?? '';
  const corrections = [{ requirement_id: id, reason: 'not_for_me' as const, quote: null }];
  expect(labels({ ...input, corrections })).not.toContain('Variance analysis');
});

test('every word of a suggested line is from the own sentence or a name of what it shows, and every number is from the sentence', () => {
  fc.assert(
    fc.property(fc.subarray(SENTENCES, { minLength: 1 }), fc.constantFrom('', 'Skills\nVariance analysis'), (sentences, list) => {
      for (const line of findBetterWords(inputOf(sentences, list))) {
        const names = line.shows.flatMap(({ label, ad }) => words(`${label} ${ad}`));
        const allowed = new Set([...words(line.quote), ...names]);
        expect(words(line.suggestion).filter((word) => !allowed.has(word))).toEqual([]);
        expect(line.suggestion.match(/\d+/g) ?? []).toEqual(line.quote.match(/\d+/g) ?? []);
        expect(sentences).toContain(line.quote);
        for (const [start, end] of line.marks)
          expect(words(line.suggestion.slice(start, end)).every((word) => names.includes(word))).toBe(true);
      }
    }),
    { numRuns: 20 },
  );
});

test('the points of all lines are what the score gains with all of them, to a tenth', () => {
  fc.assert(
    fc.property(fc.subarray(SENTENCES, { minLength: 1 }), fc.constantFrom('', 'Skills\nVariance analysis'), (sentences, list) => {
      const input = inputOf(sentences, list);
      const lines = findBetterWords(input);
      const worded = replaceSentences(
        input,
        lines.map(({ quote, suggestion }) => ({ quote, text: suggestion })),
      );
      const points = lines.reduce((tenths, line) => tenths + Math.round(line.points * 10), 0) / 10;
      if (scoreFit(input).enough) expect(Math.round((total(worded) - total(input)) * 10) / 10).toBe(points);
      for (const line of lines) expect(line.points).toBeGreaterThan(0);
    }),
    { numRuns: 20 },
  );
});

test('a sentence is replaced across the lines of a file, and in the profile', () => {
  const input: FitInput = {
    ...inputOf([]),
    resume: 'Experience\n• Explained every\nvariance to them',
    profile: { text: '- Explained every variance to them' },
  };
  const after = replaceSentences(input, [{ quote: 'Explained every variance to them', text: 'Explained $& it' }]);
  expect(after).toMatchObject({ resume: 'Experience\n• Explained $& it', profile: { text: '- Explained $& it' } });
});
