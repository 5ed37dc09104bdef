import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { taxonomy } from '../engine/fixtures/taxonomy.ts';
import {
  evaluateLinks,
  evaluatePairs,
  evaluateSpans,
  GoldError,
  parseGoldLinks,
  parseGoldPairs,
  parseGoldSpans,
} from './index.ts';
import { areaUnderCurve, macroF1 } from './metrics.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pathlight-gold-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function writeLines(...lines: unknown[]): Promise<string> {
  const file = path.join(folder, `${Math.random()}.jsonl`);
  await writeFile(file, lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n'));
  return file;
}

describe('metrics', () => {
  test('the area under the curve is the share of pairs in the right order, ties counting half', () => {
    const item = fc.record({ score: fc.integer({ min: 0, max: 6 }), positive: fc.boolean() });
    fc.assert(
      fc.property(fc.array(item, { maxLength: 30 }), (items) => {
        const pairs = items
          .filter(({ positive }) => positive)
          .flatMap((up) => items.filter(({ positive }) => !positive).map((down) => [up, down] as const));
        const wins = pairs.reduce((sum, [up, down]) => sum + (up.score > down.score ? 1 : up.score === down.score ? 0.5 : 0), 0);
        expect(areaUnderCurve(items)).toBeCloseTo(pairs.length === 0 ? 0.5 : wins / pairs.length, 9);
      }),
    );
  });

  test('macro-F1 is the mean over classes', () => {
    expect(macroF1([0, 0, 1, 1], [0, 1, 1, 1])).toBeCloseTo((2 / 3 + 0.8) / 2, 9);
    expect(macroF1([0, 1], [0, 1])).toBe(1);
  });
});

test('spans are parsed from tokens, characters or tags, and compared exactly, by overlap and by word', async () => {
  const file = await writeLines(
    {
      tokens: ['Experience', 'with', 'Docker', ')'],
      spans: [
        [2, 4, 'Knowledge'],
        [0, 1, 'Skill'],
      ],
    },
    { text: 'Experience with Docker', spans: [[16, 22]] },
    { tokens: ['Experience', 'with', 'Docker', 'Compose'], tags_knowledge: ['O', 'O', 'B', 'O'] },
  );
  const report = evaluateSpans(taxonomy, await parseGoldSpans(file));
  expect(report).toMatchObject({ sentences: 3, expected: 3, predicted: 3 });
  expect(report.exact.f1).toBeGreaterThan(0.6);
  expect(report.overlap.f1).toBe(1);
  expect(report.words.f1).toBeGreaterThan(0.6);
});

test('pairs may contain their texts or refer to them by id, with labels as numbers or words', async () => {
  const [ad, resume] = ['Must know SQL.', 'Wrote SQL for years.'];
  const inline = await parseGoldPairs(
    await writeLines({ job_description: ad, resume_text: resume, label: 'Good Fit' }, { ad, resume, label: 0 }),
  );
  expect(inline).toEqual([
    { title: ad, ad, resume, label: 2 },
    { title: ad, ad, resume, label: 0 },
  ]);
  const byReference = await parseGoldPairs(
    await writeLines({ ad_id: 'a', ad, title: 'Analyst' }, { resume_id: 'r', resume }, { ad_id: 'a', resume_id: 'r', label: 1 }),
  );
  expect(byReference).toEqual([{ title: 'Analyst', ad, resume, label: 1 }]);
});

test('links to skills of the taxonomy, to others and mentions of no skill are counted separately', async () => {
  const file = await writeLines(
    { mention: 'k8s', skill: 'Kubernetes' },
    { mention: 'Go', text: 'We value people who go far', skill: ['Golang'] },
    { mention: 'Zorbex', skill: 'Zorbex' },
    { spelling: 'kubernates', skill: ['kubernetes'], from: 'ad', kind: 'typo' },
    { spelling: 'Mumbai', skill: null, from: 'ad', kind: 'nothing' },
    { spelling: 'Java', skill: null, from: 'query', kind: 'nothing' },
  );
  const { groups, errors } = evaluateLinks(taxonomy, await parseGoldLinks(file));
  expect(groups.map(({ name, links, correct }) => [name, links, correct])).toEqual([
    ['all', 6, 4],
    ['with a skill', 4, 3],
    ['with a skill of the taxonomy', 3, 3],
    ['without a skill', 2, 1],
    ['from ad', 2, 2],
    ['from query', 1, 0],
    ['kind nothing', 2, 1],
    ['kind typo', 1, 1],
  ]);
  expect(errors).toEqual([
    { mention: 'Zorbex', expected: [], found: null },
    { mention: 'Java', expected: [], found: 'java' },
  ]);
});

test('the interval of an accuracy contains it and is the same in every run', async () => {
  const lines = Array.from({ length: 40 }, (_, index) => ({ mention: 'SQL', skill: index % 4 === 0 ? 'Java' : 'SQL' }));
  const gold = await parseGoldLinks(await writeLines(...lines));
  const [all] = evaluateLinks(taxonomy, gold).groups;
  expect(all).toMatchObject({ links: 40, correct: 30, accuracy: 0.75 });
  expect(all?.low).toBeGreaterThan(0.5);
  expect(all?.low).toBeLessThan(0.75);
  expect(all?.high).toBeGreaterThan(0.75);
  expect(evaluateLinks(taxonomy, gold).groups[0]).toEqual(all);
});

test('spans have intervals over the sentences, which contain the F1 and are the same in every run', async () => {
  const gold = await parseGoldSpans(
    await writeLines(
      ...Array.from({ length: 30 }, (_, index) => ({
        text: 'Experience with Docker',
        spans: index % 3 === 0 ? [[0, 10]] : [[16, 22]],
      })),
    ),
  );
  const { exact, intervals } = evaluateSpans(taxonomy, gold);
  expect(exact.f1).toBeCloseTo(2 / 3, 9);
  expect(intervals.exact.low).toBeLessThan(exact.f1);
  expect(intervals.exact.high).toBeGreaterThan(exact.f1);
  expect(evaluateSpans(taxonomy, gold).intervals).toEqual(intervals);
});

describe('an invalid file', () => {
  test.each([
    ['not JSON', parseGoldPairs, '{"ad":'],
    ['a pair without a label', parseGoldPairs, { ad: 'x', resume: 'y' }],
    ['an unknown label', parseGoldPairs, { ad: 'x', resume: 'y', label: 'perhaps' }],
    ['an unknown résumé', parseGoldPairs, { ad: 'x', resume_id: 'missing', label: 1 }],
    ['a span outside its sentence', parseGoldSpans, { tokens: ['a'], spans: [[0, 3]] }],
    ['a span outside its text', parseGoldSpans, { text: 'a', spans: [[5, 9]] }],
    ['a link without a mention', parseGoldLinks, { skill: 'SQL' }],
    ['no lines at all', parseGoldLinks, ''],
  ] as const)('is reported with its line: %s', async (_case, parse, line) => {
    await expect(parse(await writeLines(line))).rejects.toThrow(GoldError);
    await expect(parse(await writeLines(line))).rejects.toThrow(/line 1/);
  });

  test('with any JSON value causes no error other than a GoldError', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (value) => {
        const file = await writeLines(value as object);
        for (const parse of [parseGoldPairs, parseGoldSpans, parseGoldLinks]) {
          await parse(file).catch((error: unknown) => expect(error).toBeInstanceOf(GoldError));
        }
      }),
      { numRuns: 40 },
    );
  });
});

test('on pairs labelled by a recruiter, the score separates fit from no fit better than word similarity does', async () => {
  const report = evaluatePairs(taxonomy, await parseGoldPairs(path.resolve('bench/gold/pairs.jsonl')), '2026-11-21');
  expect(report.engine.auc).toBeGreaterThan(0.85);
  expect(report.engine.aucGood).toBeGreaterThan(0.85);
  expect(report.engine.fitF1).toBeGreaterThan(0.75);
  expect(report.engine.auc).toBeGreaterThan(report.cosine.auc);
  const medians = report.labels.map(({ median }) => median);
  expect(medians).toEqual(medians.toSorted((a, b) => a - b));
});
