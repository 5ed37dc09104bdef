import { describe, expect, test } from 'vitest';
import { taxonomy } from '../engine/fixtures/taxonomy.ts';
import { evaluateInvariance } from './evaluate-invariance.ts';
import {
  addWhiteSpace,
  curlPunctuation,
  renameListedSkills,
  reverseBullets,
  reverseSections,
  swapPronouns,
} from './text-changes.ts';

const TODAY = '2026-11-21';
const AD = `Requirements
- Three years of work with SQL and Python
- Kubernetes in production
- A bachelor's degree in computer science
Responsibilities
- Build reports for the sales teams of the north
- Keep the data warehouse in order`;
const RESUME = `ANALYST
Summary
She likes "clean" data.
Experience
Data Analyst, Northwind Mills Ltd, March 2019 - June 2024
Wrote SQL reports for the sales teams of the north every week.
Built a data warehouse with Python, and kept it in order for the whole branch over the
years of growth.
Ran the monthly figures.
Skills
Kubernetes, SQL
Education
B.Sc. in Computer Science, 2018`;
const PAIR = { title: 'Data analyst', ad: AD, resume: RESUME, label: 2 };

describe('a change of a text', () => {
  test('reverses the points of a role where both ends of them are certain', () => {
    expect(reverseBullets(RESUME, TODAY).split('\n').slice(4, 9)).toEqual([
      'Data Analyst, Northwind Mills Ltd, March 2019 - June 2024',
      'Wrote SQL reports for the sales teams of the north every week.',
      'Ran the monthly figures.',
      'Built a data warehouse with Python, and kept it in order for the whole branch over the',
      'years of growth.',
    ]);
    expect(reverseBullets('Experience\n• One\n• Two\n• Three\nMay 2019', TODAY)).toBe(
      'Experience\n• Two\n• One\n• Three\nMay 2019',
    );
  });

  test('reverses the sections below the head', () => {
    expect(reverseSections('ANALYST\nSummary\nOne\nSkills\nSQL')).toBe('ANALYST\nSkills\nSQL\nSummary\nOne');
  });

  test('writes a skill that is a whole item of a list by another name, and no other', () => {
    const rename = (list: string) => renameListedSkills(taxonomy, `Summary\nKubernetes\nSkills\n${list}`).split('\n').slice(3);
    expect(renameListedSkills(taxonomy, 'Summary\nKubernetes')).toBe('Summary\nKubernetes');
    expect(rename('Kubernetes\nKubernetes upkeep')).toEqual([expect.not.stringContaining('Kubernetes'), 'Kubernetes upkeep']);
    expect(rename('SQL, Kubernetes, Python')).toEqual([expect.stringMatching(/^SQL, (?!Kubernetes)\S+, Python$/)]);
  });

  test('swaps pronouns, quotes and white space', () => {
    expect(swapPronouns('She showed HIM the theme.')).toBe('He showed HER the theme.');
    expect(curlPunctuation(`"Ada's" work - 2019-2021`)).toBe('“Ada’s” work – 2019–2021');
    expect(addWhiteSpace('One two\n\nThree').replace(/\s+/g, ' ').trim()).toBe('One two Three');
  });
});

test('the report has, for each change, the share of totals that stay and the worst of the others', () => {
  const reports = evaluateInvariance(
    taxonomy,
    [PAIR, { ...PAIR, name: 'a pair in capitals', resume: RESUME.toUpperCase() }],
    TODAY,
  );
  const byName = new Map(reports.map((report) => [report.name, report]));
  expect(byName.get('another name')).toMatchObject({ pairs: 2, share: 1, difference: 0, worst: [] });
  expect(byName.get('small letters')).toMatchObject({ pairs: 2, share: 1, interval: { low: 1, high: 1 } });
  expect(byName.get('capitals')?.pairs).toBe(1);
  expect(byName.get('a denial of each skill')).toMatchObject({ kept: 'not_raised', share: 1 });
});

test('a total that moves is counted and named with the rows that moved', () => {
  const without = (word: string) => ({
    name: `without ${word}`,
    after: ({ ad, resume }: { ad: string; resume: string }) => ({ ad, resume: resume.replaceAll(word, '') }),
  });
  const pairs = [PAIR, { ...PAIR, name: 'second', resume: RESUME.replaceAll('Kubernetes', '') }];
  const [moved, lowered, difference, spaces] = evaluateInvariance(taxonomy, pairs, TODAY, [
    { ...without('Kubernetes'), kept: 'same' },
    { ...without('Kubernetes'), kept: 'not_raised' },
    { ...without('Kubernetes'), kept: 'nothing' },
    { ...without('nowhere'), kept: 'same' },
  ]);
  expect(moved).toMatchObject({ pairs: 1, share: 0, worst: [expect.stringMatching(/^pair 1: [\d.]+ to [\d.]+; Kubernetes/)] });
  expect(moved?.difference).toBeGreaterThan(0);
  expect(lowered).toMatchObject({ pairs: 1, share: 1, worst: [] });
  expect(difference).toMatchObject({ share: 1, difference: moved?.difference });
  expect(spaces).toMatchObject({ pairs: 0 });
});
