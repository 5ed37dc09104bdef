import { describe, expect, test } from 'vitest';
import { findSpans, unionMonths } from './dates.ts';
import { readResume } from './read-resume.ts';

const TODAY = '2026-11-21';
const months = (text: string) => unionMonths(findSpans(text, TODAY).map(({ span }) => span));

describe('dates', () => {
  test.each([
    ['Jul 2021 – Present', 65],
    ['03/2020 - 11/2022', 33],
    ['2019–2021', 24],
    ['2021 - 2021', 6],
    ['Since March 2026', 9],
    ["Jan '20 to Dec '20", 12],
    ['2020-01 – 2020-06', 6],
    ['January 2020 to till date', 83],
    ['Sept. 2022 - till date', 51],
    ['Jan 2030 - Present', 0],
    ['Dec 2022 - Jan 2020', 0],
    ['call 2019-2021-33', 0],
  ])('"%s" are %d months', (text, expected) => {
    expect(months(text)).toBe(expected);
  });

  test('overlapping ranges count once', () => {
    expect(months('Jan 2020 - Dec 2020, Jun 2020 - Mar 2021')).toBe(15);
  });
});

describe('a résumé', () => {
  const resume = readResume(
    `PRIYA K
priya@example.org
S U M M A R Y
Nurse who loves calm wards.
WORK EXPERIENCE
City Hospital
Staff Nurse, Jan 2022 – Present
• Cared for fourteen beds and trained three juniors, which is a long line that the width of the
page has broken in two
• Kept records
Village Clinic
Junior Nurse
2019 - 2021
- Gave vaccinations
EDUCATION
B.Sc Nursing, Delhi University, 2019
Personal details
Father's name: Mr Python Kumar
DECLARATION
I hereby declare that the above is true`,
    TODAY,
  );

  test('has its dated roles with the lines that introduce them', () => {
    expect(resume.positions.map(({ title, written }) => [title, written])).toEqual([
      ['City Hospital Staff Nurse,', 'Jan 2022 – Present'],
      ['Village Clinic Junior Nurse', '2019 - 2021'],
    ]);
    expect(resume.units.filter(({ position }) => position === 1).map(({ text }) => text)).toContain('Gave vaccinations');
  });

  test('has its broken lines joined and its units quoted where they stand', () => {
    expect(resume.units.map(({ text }) => text)).toContain(
      'Cared for fourteen beds and trained three juniors, which is a long line that the width of the page has broken in two',
    );
    for (const { text, start, end } of resume.units) expect(resume.text.slice(start, end).replaceAll('\n', ' ')).toBe(text);
  });

  test('keeps names, contact, family and declarations out of what is scored', () => {
    expect(resume.units.filter(({ text }) => /priya|@|python|declare/i.test(text))).toEqual([]);
  });

  test('has its degree', () => {
    expect(resume.education.map(({ level, fields, inProgress }) => ({ level, fields, inProgress }))).toEqual([
      { level: 3, fields: expect.arrayContaining(['health']), inProgress: false },
    ]);
  });
});
