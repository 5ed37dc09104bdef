import { describe, expect, test } from 'vitest';
import { prepareFit } from './assess.ts';
import { taxonomy } from './fixtures/taxonomy.ts';
import { findKnownSkills } from './find-known-skills.ts';
import { findPresumedSkills, isProfessionOf } from './find-presumed-skills.ts';

const AD = 'Requirements\n- Experience in financial modelling is required\n- Experience in valuation is required';

const inputWith = (resume: string) => ({
  taxonomy,
  ad: { title: 'Financial Analyst', text: AD },
  resume,
  today: '2026-11-29',
});
const presumedBy = (resume: string) => findPresumedSkills(prepareFit(inputWith(resume)));

describe('what a plan does not teach before other things', () => {
  test.each([
    ['accounting', 'Experience\nAccountant, Rao & Sons, 2019 - 2023\n- Kept the papers of forty shops in order'],
    ['accounting', 'Education\nB.Com, University of Pune, 2016'],
    ['accounting', 'Education\nMBA in Finance, University of Pune, 2016'],
    ['statistics', 'Education\nB.Sc. in Mathematics, University of Pune, 2016'],
    ['excel', 'Skills\nExcel, Word, Tally'],
    ['excel', 'Skills\nMicrosoft Office'],
    ['python', 'Skills\npandas'],
    ['accounting', 'Skills\nBank reconciliation, QuickBooks'],
    ['financial-statement-analysis', 'Experience\nCredit Analyst, Rao Bank, 2019 - 2023\n- Wrote to the clients of the bank'],
  ])('is %s after "%s"', (id, lines) => {
    expect(presumedBy(lines)).toContain(id);
  });

  test.each([
    ['accounting', 'Experience\nAccount Manager, Rao Media, 2019 - 2023\n- Looked after the clients of an agency'],
    ['excel', 'Education\nB.A. in History, University of Pune, 2016'],
    ['accounting', 'Skills\nNo knowledge of accounting'],
  ])('is not %s after "%s"', (id, lines) => {
    expect(presumedBy(lines)).not.toContain(id);
  });
});

test.each([
  ['Senior Accountant', 'Accounting', true],
  ['Financial Analyst II', 'Financial analysis', true],
  ['Software Engineer', 'Software engineering', true],
  ['Internal Auditor', 'Auditing', true],
  ['Account Executive', 'Accounting', false],
  ['Data Analyst', 'Financial analysis', false],
  ['Marketing', 'Marketing', false],
])('whether "%s" names the people of %s: %s', (title, field, expected) => {
  expect(isProfessionOf(title, field)).toBe(expected);
});

test('a spoken language that the résumé lists is known by each of its names', () => {
  const known = findKnownSkills(inputWith('Languages\nEnglish, Hindi (native), German'));
  expect(known).toEqual(expect.arrayContaining(['english', 'spoken-english', 'hindi', 'german']));
  expect(findKnownSkills(inputWith('Education\nB.A. in English, University of Pune'))).not.toContain('spoken-english');
});
