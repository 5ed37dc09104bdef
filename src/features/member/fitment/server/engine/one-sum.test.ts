import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FitInput } from './fit-input.ts';
import { anyFitCase } from './fixtures/fit-cases.ts';
import { CASES, OFFICE_MANAGER } from './fixtures/people.ts';
import { taxonomy } from './fixtures/taxonomy.ts';
import { prepareGain } from './prepare-gain.ts';
import { scoreFit } from './score-fit.ts';
import { scoreWhatIf } from './what-if.ts';

const today = '2026-11-23';
const tenths = (points: number | null) => Math.round((points ?? 0) * 10);
const sumOf = (items: readonly { points: number }[]) => items.reduce((sum, { points }) => sum + tenths(points), 0);

type GoldLine = { ad_id?: string; ad?: string; title?: string; resume_id?: string; resume?: string; label?: unknown };
const gold = readFileSync('bench/gold/pairs.jsonl', 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line) as GoldLine);
const ads = new Map(gold.flatMap(({ ad_id, ad, title }) => (ad_id && ad ? [[ad_id, { title: title ?? '', text: ad }]] : [])));
const resumes = new Map(gold.flatMap(({ resume_id, resume }) => (resume_id && resume ? [[resume_id, resume]] : [])));
const PAIRS = gold
  .flatMap(({ ad_id = '', resume_id = '', label }): FitInput[] => {
    const [ad, resume] = [ads.get(ad_id), resumes.get(resume_id)];
    return label !== undefined && ad && resume ? [{ taxonomy, ad, resume, today }] : [];
  })
  .filter((_, index) => index % 4 === 0);

function checkSum(input: FitInput): void {
  const report = scoreFit(input);
  if (!report.enough) return;
  for (const part of report.parts) {
    const rows = report.requirements.filter((row) => row.part === part.id);
    if (part.id !== 'start') expect(sumOf(rows)).toBe(tenths(part.points));
    if (part.id !== 'start') expect(rows.reduce((sum, { out_of }) => sum + out_of, 0)).toBe(part.out_of);
  }
  expect(sumOf(report.parts)).toBe(tenths(report.total));
  expect(report.parts.reduce((sum, { out_of }) => sum + out_of, 0)).toBe(100);
  expect(report.score).toBe(Math.floor((tenths(report.total) + 5) / 10));
}

// What a row would earn is what the what-if adds, alone and with any others, in any order.
function checkGains(input: FitInput): void {
  const report = scoreFit(input);
  if (!report.enough) return;
  const open = report.requirements.flatMap(({ id, raise }) =>
    raise?.to === 'shown' ? [{ id, points: tenths(raise.points) }] : [],
  );
  for (const { id, points } of open) expect(tenths(scoreWhatIf(input, [id]).total) - tenths(report.total)).toBe(points);
  const ids = open.map(({ id }) => id);
  const all = open.reduce((sum, { points }) => sum + points, 0);
  expect(tenths(scoreWhatIf(input, ids).total) - tenths(report.total)).toBe(all);
  expect(scoreWhatIf(input, ids.toReversed()).total).toBe(scoreWhatIf(input, ids).total);
  expect(tenths(prepareGain(input)(ids))).toBe(all);
}

describe('in every report the rows add up to the parts, the parts to the score, and the maxima to 100', () => {
  test('in generated reports', () => {
    fc.assert(
      fc.property(anyFitCase, ({ title, ad, resume }) => checkSum({ taxonomy, ad: { title, text: ad }, resume, today })),
      { numRuns: 60 },
    );
  });

  test('for every pair of an ad and a person', () => {
    for (const { title, ad } of CASES)
      for (const { qualified } of CASES) checkSum({ taxonomy, ad: { title, text: ad }, resume: qualified, today });
    for (const pair of PAIRS) checkSum(pair);
  });

  test('with corrections and added sentences', () => {
    fc.assert(
      fc.property(
        anyFitCase,
        fc.nat(),
        fc.constantFrom('not_done', 'does_not_show', 'not_asked', 'not_for_me' as const),
        ({ title, ad, resume }, at, reason) => {
          const input: FitInput = { taxonomy, ad: { title, text: ad }, resume, today };
          const rows = scoreFit(input).requirements;
          const row = rows[at % rows.length];
          const requirement_id = row?.id ?? '';
          const quote = row?.evidence[0]?.quote ?? null;
          checkSum({ ...input, corrections: [{ requirement_id, reason, quote }] });
          checkSum({ ...input, attached: [{ requirement_id, text: 'Did this for the whole branch, Jan 2023 - Dec 2023' }] });
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('what a row would earn is what the what-if and the plan add, alone and together, in any order', () => {
  test('in generated reports', () => {
    fc.assert(
      fc.property(anyFitCase, ({ title, ad }) =>
        checkGains({ taxonomy, ad: { title, text: ad }, resume: OFFICE_MANAGER, today }),
      ),
      { numRuns: 30 },
    );
  });

  test('for pairs of an ad and a person', () => {
    for (const pair of PAIRS.slice(0, 30)) checkGains(pair);
  });
});
