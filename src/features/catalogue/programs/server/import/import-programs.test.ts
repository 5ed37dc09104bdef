import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { CONTENT } from '#app/boot/start-up.ts';
import { openTestApp } from '#app/boot/testing.ts';
import { loadCategories } from '#features/base/interests/server/index.ts';
import { parseTable, TableError } from '#platform/io/parse-table.ts';
import { importPrograms } from './import-programs.ts';

const app = openTestApp();
beforeAll(async () => {
  await loadCategories(app.context(), CONTENT);
});
const importText = (text: string, source: string) => importPrograms(app.context(), text, { source, provider: 'Coursera' });
const findFirst = async (query: string) => (await app.call(null, 'GET /api/programs', { query: { query } })).data[0]?.attributes;

const CSV = `,Name,Link,Difficulty,Tags,Fee
0,Zebrafish SQL for analysts,https://learn.example/sql,Advanced Level,"['SQL', 'Statistics']","₹1,200"
1,,https://learn.example/none,,,
2,Without an address,,,,
3,Too few,https://learn.example/few
4,Zebrafish SQL again,https://learn.example/sql,,,
5,"Over two
lines",https://learn.example/two,None,None,
6,A wrong address,javascript:alert(1),,,
`;

describe('a table of programs', () => {
  test('is imported row by row, and each skipped row is reported with its line and reason', async () => {
    const report = await importText(CSV.replaceAll('\n0,', '\n,').replaceAll(/\n[1-6],/g, '\n,'), 'a table');
    expect(report).toMatchObject({ format: 'csv', source: 'csv:a-table', added: 2, updated: 0, unchanged: 0 });
    expect(report.skipped).toEqual([
      { at: 'line 3', title: '', reason: 'no title' },
      { at: 'line 4', title: 'Without an address', reason: 'no web address' },
      { at: 'line 5', title: '', reason: 'has 3 columns where the header has 6' },
      { at: 'line 6', title: 'Zebrafish SQL again', reason: 'repeats line 2' },
      { at: 'line 9', title: 'A wrong address', reason: 'its web address is invalid' },
    ]);
    expect(await findFirst('zebrafish')).toMatchObject({
      provider: 'Coursera',
      level: 'advanced',
      cost: 'paid',
      fee: 1200,
      skills: expect.arrayContaining([{ id: 'sql', name: 'SQL' }]),
    });
  });

  test('teaches the skills of its list by any of their names', async () => {
    const line = {
      id: 9,
      title: 'Numbat keeping',
      url: 'https://learn.example/9',
      skills: 'Kubernates, git hub; PowerBi | Mumbai',
    };
    await importText(JSON.stringify(line), 'c');
    const ids = (await findFirst('numbat'))?.skills.map(({ id }) => id);
    expect(ids).toEqual(['kubernetes', 'github', 'power-bi']);
  });

  test('changes nothing when imported again, and updates changed programs in place', async () => {
    const line = (title: string) => JSON.stringify({ id: 7, title, url: 'https://learn.example/7' });
    expect(await importText(line('Okapi care'), 'b')).toMatchObject({ format: 'json-lines', added: 1 });
    const before = await findFirst('okapi');
    expect(await importText(line('Okapi care'), 'b')).toMatchObject({ added: 0, updated: 0, unchanged: 1 });
    expect(await importText(line('Okapi nursing'), 'b')).toMatchObject({ updated: 1 });
    expect(await findFirst('okapi')).toMatchObject({ title: 'Okapi nursing', code: before?.code });
  });

  test('a program without a price is not marked as free', async () => {
    await importText(JSON.stringify([{ title: 'Quokka studies', url: 'quokka.example' }]), 'c');
    expect(await findFirst('quokka')).toMatchObject({ cost: 'paid', fee: null, url: 'https://quokka.example' });
  });

  test.each(['', '   ', '[{"title":', '{"a":1\n{"b"'])('%j is refused with a TableError', async (text) =>
    expect(importText(text, 'd')).rejects.toBeInstanceOf(TableError),
  );
});

test('the table parser throws only its own error for any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', ',', '"', '\n', '{', '}', '[', ']', ':', ' ') }), (text) => {
      try {
        expect(parseTable(text).rows.every(({ at }) => /^(line|entry) \d+$/.test(at))).toBe(true);
      } catch (error) {
        expect(error).toBeInstanceOf(TableError);
      }
    }),
  );
});
