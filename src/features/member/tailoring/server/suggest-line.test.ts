import fc from 'fast-check';
import { expect, test } from 'vitest';
import { taxonomy } from '#features/member/fitment/server/engine/fixtures/taxonomy.ts';
import { scoreFit } from '#features/member/fitment/server/index.ts';
import { findLines, sumPoints } from './find-lines.ts';
import { suggestLine } from './suggest-line.ts';

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
const score = (sentences: readonly string[]) =>
  scoreFit({
    taxonomy,
    ad: { title: 'Finance Analyst', text: AD },
    resume: `Experience\nAccountant, Cedar Mills\nJan 2020 - Present\n${sentences.map((sentence) => `• ${sentence}`).join('\n')}`,
    today: '2026-11-21',
  });

test('every word of a suggested line is from the own sentence or a name of what it shows', () => {
  fc.assert(
    fc.property(fc.subarray(SENTENCES, { minLength: 1 }), (sentences) => {
      for (const line of findLines(score(sentences))) {
        const skills = line.shows.flatMap(({ label }) => words(label));
        const allowed = new Set([...words(line.quote), ...skills]);
        expect(words(line.suggestion).filter((word) => !allowed.has(word))).toEqual([]);
        expect(sentences).toContain(line.quote);
        for (const [start, end] of line.marks)
          expect(words(line.suggestion.slice(start, end)).every((word) => skills.includes(word))).toBe(true);
      }
    }),
  );
});

test('a suggested line without its names is the sentence, whatever the sentence and the names', () => {
  const name = fc.string({ minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(
      fc.string({ maxLength: 60 }),
      fc.array(fc.record({ name, at: fc.nat(60), length: fc.nat(9) }), { maxLength: 3 }),
      (quote, evidence) => {
        const { suggestion, marks } = suggestLine(
          quote,
          evidence.map((item) => ({ name: item.name, mark: [item.at, item.at + item.length] as [number, number] })),
        );
        const rest = marks
          .toReversed()
          .reduce((text, [start, end]) => text.slice(0, start - 2) + text.slice(end + 1), suggestion);
        expect(rest).toBe(quote);
      },
    ),
  );
});

test('a line taken earns what it says', () => {
  const before = score(SENTENCES);
  const lines = findLines(before);
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) {
    const after = score(SENTENCES.map((sentence) => (sentence === line.quote ? line.suggestion : sentence)));
    for (const { label, points } of line.shows) {
      const pointsOf = (report: typeof before) => report.requirements.find((row) => row.label === label)?.points ?? 0;
      expect(Math.round((pointsOf(after) - pointsOf(before)) * 10) / 10).toBeGreaterThanOrEqual(points);
    }
  }
  expect(sumPoints(lines)).toBeGreaterThan(0);
});

test('names stand after the words that show them, and one that is there already is not repeated', () => {
  expect(suggestLine('Explained each variance to them.', [{ name: 'variance analysis', mark: [15, 20] }]).suggestion).toBe(
    'Explained each variance (variance analysis) to them.',
  );
  expect(suggestLine('Kept the books.', [{ name: 'bookkeeping', mark: null }]).suggestion).toBe('Kept the books (bookkeeping).');
  expect(suggestLine('Wrote SQL.', [{ name: 'sql', mark: [6, 9] }])).toEqual({ suggestion: 'Wrote SQL.', marks: [] });
});
