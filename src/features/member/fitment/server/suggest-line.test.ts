import fc from 'fast-check';
import { expect, test } from 'vitest';
import { suggestLine } from './suggest-line.ts';

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

test('names stand after the words that show them, and one that is there already is not repeated', () => {
  expect(suggestLine('Explained each variance to them.', [{ name: 'variance analysis', mark: [15, 20] }]).suggestion).toBe(
    'Explained each variance (variance analysis) to them.',
  );
  expect(suggestLine('Kept the books.', [{ name: 'bookkeeping', mark: null }]).suggestion).toBe('Kept the books (bookkeeping).');
  expect(suggestLine('Wrote SQL.', [{ name: 'sql', mark: [6, 9] }])).toEqual({ suggestion: 'Wrote SQL.', marks: [] });
  // "a vendor (reconciliation) sent" would break the clause.
  const within = suggestLine('Matched each invoice that a vendor sent.', [{ name: 'reconciliation', mark: [8, 34] }]);
  expect(within.suggestion).toBe('Matched each invoice that a vendor sent (reconciliation).');
});
