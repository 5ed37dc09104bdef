import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseCell, safeCell, writeCsv } from './write-csv.ts';

test('no cell begins with a formula character', () => {
  for (const text of ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', "'=1"]) expect(safeCell(text)).toBe(`'${text}`);
  for (const text of ['', 'SQL', '1-1', "it's"]) expect(safeCell(text)).toBe(text);
  fc.assert(fc.property(fc.string(), (text) => !/^[=+\-@\t\r]/.test(safeCell(text))));
});

test('any text is parsed back exactly as it was written', () => {
  const cell = fc.oneof(fc.string(), fc.stringMatching(/^['=+@"\r\n\t; ,-]{0,8}$/));
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 2 }), { minLength: 1, maxLength: 5 }), (rows) => {
      const parsed: string[][] = parse(writeCsv(rows), { bom: true });
      expect(parsed.map((row) => row.map(parseCell))).toEqual(rows);
    }),
  );
});
