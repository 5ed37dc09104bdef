import { describe, expect, test } from 'vitest';
import { findSpans, unionMonths } from './dates.ts';
import { parseResume } from './parse-resume.ts';

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
    ["July'16 to June'17", 12],
    ['2014-16', 24],
    ['12.09.2008 - 30.06.2009', 10],
    ['May to July 2016', 3],
    ['Aug. 2019 – till now', 88],
    ['मार्च 2019 – वर्तमान', 93],
    ['2020 onwards', 77],
  ])('"%s" covers %d months', (text, expected) => {
    expect(months(text)).toBe(expected);
  });

  test('overlapping ranges count once', () => {
    expect(months('Jan 2020 - Dec 2020, Jun 2020 - Mar 2021')).toBe(15);
  });
});

describe('a résumé', () => {
  const resume = parseResume(
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

  test('has dated roles, titled by the lines above their dates', () => {
    expect(resume.positions.map(({ title, employer, dates }) => [title, employer, dates])).toEqual([
      ['Staff Nurse', 'City Hospital', 'Jan 2022 – Present'],
      ['Junior Nurse', 'Village Clinic', '2019 - 2021'],
    ]);
    expect(resume.units.filter(({ position }) => position === 1).map(({ text }) => text)).toContain('Gave vaccinations');
  });

  test('is quoted with wrapped lines joined and correct offsets', () => {
    expect(resume.units.map(({ text }) => text)).toContain(
      'Cared for fourteen beds and trained three juniors, which is a long line that the width of the page has broken in two',
    );
    for (const { text, start, end } of resume.units) expect(resume.text.slice(start, end).replaceAll('\n', ' ')).toBe(text);
  });

  test('is scored without names, contact details, family and declarations', () => {
    expect(resume.units.filter(({ text }) => /priya|@|python|declare/i.test(text))).toEqual([]);
  });

  test('has its degree with level and field', () => {
    expect(resume.education.map(({ level, fields, inProgress }) => ({ level, fields, inProgress }))).toEqual([
      { level: 3, fields: expect.arrayContaining(['health']), inProgress: false },
    ]);
  });
});

describe('a realistic résumé', () => {
  const LINES = `Asha Rao, asha@people.example
Professional Summary
Analyst with seven years in retail, known for calm numbers and clear pages that buyers read on Monday mornings.
Work Experience
Data Analyst, Cedar Homeware, Jan 2022 – Present
• Wrote the SQL behind the weekly stock report of sixty stores
• Published dashboards in Tableau for forty managers
Sales Executive, Blue Door, Mar 2018 – Dec 2021
• Counted stock and presented the findings to the regional head
Education
B.Com, Kerala University, 2018
Technical Skills
SQL, Tableau, Excel`;

  test('has the same roles and degree without its line breaks', () => {
    const [original, flattened] = [parseResume(LINES, TODAY), parseResume(LINES.replaceAll('\n', ' '), TODAY)];
    expect(flattened.positions.map(({ dates }) => dates)).toEqual(original.positions.map(({ dates }) => dates));
    expect(flattened.education.map(({ level }) => level)).toEqual([3]);
    expect(flattened.units.find(({ text }) => text.includes('weekly stock report'))).toMatchObject({ position: 0 });
    expect(flattened.units.find(({ text }) => text.startsWith('SQL, Tableau'))).toMatchObject({ section: 'skills' });
  });

  test('includes the roles above its first heading but not the name', () => {
    const { positions, units } = parseResume(
      'Python Sharma\nPune\n\nCedar Homeware, Data Analyst, 2020 - 2022\n- Wrote reports for forty managers\nBlue Door, Clerk, 2018 - 2020\n- Kept the books\nSkills: SQL\nLanguages: Hindi',
      TODAY,
    );
    expect(positions.map(({ title, employer }) => [title, employer])).toEqual([
      ['Data Analyst', 'Cedar Homeware'],
      ['Clerk', 'Blue Door'],
    ]);
    expect(units.some(({ text }) => /Python|Pune/.test(text))).toBe(false);
  });

  test('limits an inline heading such as "Licences:" to its own line', () => {
    const { units } = parseResume(
      'Licences: RN, BLS\nStaff nurse with a calm hand for whom every patient is a person.\nCared for fourteen beds on nights.',
      TODAY,
    );
    expect(units.filter(({ section }) => section === 'certifications').map(({ text }) => text)).toEqual(['Licences: RN, BLS']);
  });

  test.each([
    ['BSN 2024 (online)', 3],
    ['BA Geography, University of Sheffield, 2020', 3],
    ['Mgr inż. Mechanical Engineering, 2016', 4],
    ['MSc Statistics, 2019', 4],
    ['LLB, University College Cork, 2024', 3],
  ])('includes the degree "%s" in any section', (line, level) => {
    const { education } = parseResume(
      `Analyst with many calm years of work in retail and law firms.\n${line}\nSQL, Excel`,
      TODAY,
    );
    expect(education.map((schooling) => schooling.level)).toEqual([level]);
  });

  test.each([
    'MS Office and MS Excel',
    'Lives in Boston, MA',
    'Ran a 310-bed ward',
    'Masters the till in a day',
    'Certified Scrum Master, 2019',
    'Some college (no degree): Bachelor of Arts',
    'MSCE preparation course',
    'MBA-level marketing course',
  ])('does not take "%s" for a degree', (line) => {
    const { education } = parseResume(`Analyst with many calm years of work in retail and law firms.\n${line}`, TODAY);
    expect(education).toEqual([]);
  });
});

test('what stands below a role without dates belongs to no other role', () => {
  const { positions, units } = parseResume(
    `Experience
Data Analyst, Northwind Mills
Jan 2020 - Dec 2022
- Wrote SQL queries for the
store manager

Store Supervisor, Birch Works
- Counted stock with Excel
- Ordered lamps

Cashier, Quillstone Retail
Mar 2015 - Apr 2016
- Sold lamps`,
    '2026-11-21',
  );
  const titleOf = (start: string) => positions[units.find(({ text }) => text.startsWith(start))?.position ?? -1]?.title;
  expect(['Wrote SQL', 'Store Supervisor', 'Counted', 'Ordered', 'Sold'].map(titleOf)).toEqual([
    'Data Analyst',
    undefined,
    undefined,
    undefined,
    'Cashier',
  ]);
});
