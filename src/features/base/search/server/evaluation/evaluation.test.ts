import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import * as fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { openTestApp } from '#app/boot/testing.ts';
import { sql } from 'kysely';
import { SearchKind } from '../../contract.ts';
import { indexChanges } from '../index-changes.ts';
import type { SearchSource, SearchSources } from '../search-source.ts';
import { evaluateQueries, loadQueries } from './evaluate-queries.ts';
import { evaluateSearch } from './evaluate-search.ts';
import { averagePrecision, ndcg, recall } from './metrics.ts';
import { CollectionError, loadCollection } from './load-collection.ts';

const app = openTestApp();
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pathlight-collection-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));
const file = (name: string, lines: readonly (string | object)[]) => {
  const filePath = path.join(folder, name);
  fs.writeFileSync(filePath, lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n'));
  return filePath;
};

test('the metrics of a list match values computed by hand', () => {
  const judged = new Map([
    ['a', 2],
    ['b', 1],
    ['c', 0],
  ]);
  // Gains 3 and 1; the ideal order gives 3 + 1/log2(3), "c, a, b" 3/log2(3) + 1/2.
  expect(ndcg(['c', 'a', 'b'], judged, 10)).toBeCloseTo((3 / Math.log2(3) + 0.5) / (3 + 1 / Math.log2(3)), 12);
  expect(averagePrecision(['c', 'a', 'b'], judged)).toBeCloseTo((1 / 2 + 2 / 3) / 2, 12);
  expect(recall(['c', 'a', 'b'], judged, 2)).toBe(0.5);
});

test('no ranking scores below 0 or above the ideal order', () => {
  const judgements = fc.dictionary(fc.string({ minLength: 1, maxLength: 3 }), fc.integer({ min: 0, max: 3 }), { maxKeys: 12 });
  fc.assert(
    fc.property(
      judgements,
      fc.uniqueArray(fc.string({ minLength: 1, maxLength: 3 }), { maxLength: 20 }),
      (relevances, ranked) => {
        const judged = new Map(Object.entries(relevances));
        const best = [...judged].toSorted((a, b) => b[1] - a[1]).map(([id]) => id);
        for (const measure of [
          (list: readonly string[]) => ndcg(list, judged, 10),
          (list: readonly string[]) => averagePrecision(list, judged),
        ]) {
          expect(measure(ranked)).toBeGreaterThanOrEqual(0);
          expect(measure(ranked)).toBeLessThanOrEqual(measure(best) + 1e-12);
        }
      },
    ),
  );
});

test('a collection is loaded in common formats, indexed and measured', async () => {
  const documents = file('docs.jsonl', [
    { _id: '1', title: 'Beekeeping', text: 'Hives, smokers and honey through the year.' },
    { _id: '2', title: 'Bread', text: 'Flour, water, salt and patience. Honey for a dark crust.' },
    { _id: '3', title: 'Locks', text: 'Pins and tumblers.' },
  ]);
  const queries = file('queries.tsv', ['q1\thoney from hives', 'q2\ttumbler', 'q3\tnothing judged']);
  for (const judgements of [
    file('qrels.txt', ['q1 0 1 1', 'q1 0 2 0', 'q2 0 3 1']),
    file('qrels.tsv', ['query-id\tcorpus-id\tscore', 'q1\t1\t1', 'q2\t3\t1']),
  ]) {
    const report = await evaluateSearch(app.context(), await loadCollection(documents, queries, judgements));
    expect(report).toMatchObject({ documents: 3, queries: 2, search: { ndcg10: 1, map: 1 } });
  }
});

test('malformed files are reported with file and line', async () => {
  const good = file('good.tsv', ['1\tone']);
  await expect(loadCollection(file('bad.jsonl', [{ _id: '1', text: 'x' }, '{no']), good, good)).rejects.toThrow(/bad\.jsonl:2/);
  const withoutText = loadCollection(good, file('none.tsv', ['only an id']), good);
  await expect(withoutText).rejects.toThrow(CollectionError);
  await expect(withoutText).rejects.toThrow(/none\.tsv:1/);
  await expect(loadCollection(good, good, file('odd.txt', ['q d 1', 'q d']))).rejects.toThrow(/odd\.txt:2/);
});

test('queries are ranked by the first wanted address, in the order of the page', async () => {
  const queries = await loadQueries(
    file('queries.jsonl', [
      { query: 'zanzibar', want: ['/nothing', '/zanzi*'], tags: ['plain'] },
      { query: 'unheard', want: ['/zanzibar'], tags: [] },
    ]),
  );
  const ctx = app.context();
  await sql`insert into search_changes (kind, ref) values ('question', 'zanzibar')`.execute(ctx.db);
  const none: SearchSource = async () => new Map();
  const question = { path: '/zanzibar', title: 'Zanzibar', meta: [], text: 'Zanzibar', cover: 'z', popularity: 0 };
  const sources = Object.fromEntries(SearchKind.options.map((kind) => [kind, none])) as SearchSources;
  await indexChanges({ ...sources, question: async () => new Map([['zanzibar', question]]) })(ctx);
  const ranks = (await evaluateQueries(ctx, queries)).map((result) => result.ranks);
  expect(ranks).toEqual([
    { search: 1, fullText: 1, bm25: 1 },
    { search: Infinity, fullText: Infinity, bm25: Infinity },
  ]);
  await expect(loadQueries(file('bad.jsonl', [{ query: 'x', want: [] }]))).rejects.toThrow(/bad\.jsonl:1/);
});
