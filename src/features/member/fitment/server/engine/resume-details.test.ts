import { describe, expect, test } from 'vitest';
import { parseResume } from './parse-resume.ts';
import { parseHeading } from './resume-sections.ts';
import { highestCompletedLevel } from './schooling.ts';
import { findSpokenLanguages } from './spoken-languages.ts';
import { splitSentences } from './text-units.ts';

const TODAY = '2026-11-21';
const level = (line: string) => highestCompletedLevel(parseResume(`Education\n${line}`, TODAY).education);

describe('the level of education', () => {
  test.each([
    ['High School Diploma, Lakeside High School, 2015', 1],
    ['Diploma: 2015 Lakeside High School', 1],
    ['GED: HS equivalence diploma', 1],
    ['BSEE 2016 Lakeside University', 3],
    ['Graduation - Lakeside University - 2011', 3],
    ['S.S.C., State Board, 2008', 1],
    ['Class XII | CBSE | 2012', 1],
    ['Plus Two, 2012', 1],
    ['दसवीं, राज्य बोर्ड, 2009', 1],
    ['ITI (Electrician), 2013', 2],
    ['Diploma in Civil Engineering, 2012', 2],
    ['Associate of Science : Nursing 2004', 2],
    ['GNM, Lakeside School of Nursing, 2014', 2],
    ['B.E. (Mechanical), State University, 2015', 3],
    ['be (mechanical), state university, 2015', 3],
    ['BA : French, 2011', 3],
    ['BS BS: Health administration', 3],
    ['bs bs: health administration', 3],
    ['बी.ए., राज्य विश्वविद्यालय, 2009', 3],
    ['LL.B., 2014', 3],
    ['Diplom-Informatiker, TU Lakeside, 2003', 4],
    ['diplom-informatiker, tu lakeside, 2003', 4],
    ['PGDM (Marketing), 2016', 4],
    ['JD, Lakeside Law School, 2010', 4],
    ['Ph.D. (Chemistry), State University, 2012', 5],
  ])('of "%s" is %d', (line, expected) => {
    expect(level(line)).toBe(expected);
  });

  test('is that of the highest degree that was completed', () => {
    expect(level('B.Com., 2015\nM.Com. (pursuing)')).toBe(3);
    expect(level('12th, 2011\nB.Com. (second year passed, discontinued)')).toBe(1);
    expect(level('High School Diploma, 2015\nStarted B.Com. in 2018; left after the first year.')).toBe(1);
    expect(level('MBA, Business, completed 29 credits\nB.A , Accounting, 2009')).toBe(3);
  });

  test('is found under "Qualifications" where these are degrees, and not where they are skills', () => {
    expect(parseResume('Qualifications\nB.Com., 2015', TODAY).education).toHaveLength(1);
    const { units } = parseResume('Qualifications\nTyping, filing\nCash handling\nExperience\nClerk, 2019 - 2021', TODAY);
    expect(units[0]?.section).toBe('skills');
  });
});

test.each([
  ['Education', 'B.Com., State University, 2015', 'education'],
  ['Experience', 'Northwind Mills, 2019 - 2021', 'experience'],
])('"%s" is a heading below a list that ends with a comma, if its own lines follow', (heading, line, section) => {
  const sectionOf = (below: string) =>
    parseResume(`Skills\nTyping, filing,\n${heading}\n${below}`, TODAY).units.find(({ text }) => text.includes(below))?.section;
  expect(sectionOf(line)).toBe(section);
  expect(sectionOf('Cash handling and stock')).toBe('skills');
});

describe('spoken languages', () => {
  test('are read from their section, from personal details and from sentences', () => {
    expect(parseResume('Languages\nHindi, English (fluent)', TODAY).languages).toEqual(['Hindi', 'English']);
    const personal = parseResume("Personal details\nFather's name: Mr Rao\nLanguages known: Tamil, English", TODAY);
    expect(personal.languages).toEqual(['Tamil', 'English']);
    expect(personal.units.map(({ text }) => text)).not.toContain("Father's name: Mr Rao");
    expect(findSpokenLanguages('I speak Odia at home and English at work')).toEqual(['Odia', 'English']);
  });

  test('are no languages of programming, and no subjects or customers', () => {
    expect(parseResume('Languages: Python, Java', TODAY).languages).toEqual([]);
    expect(findSpokenLanguages('Taught English to class five')).toEqual([]);
    expect(findSpokenLanguages('Fluent with Spanish speaking customers')).toEqual([]);
  });
});

test.each([
  ['Work I have done', 'experience'],
  ['3. Details of Employment in chronological order', 'experience'],
  ['My studies', 'education'],
  ['कार्य अनुभव', 'experience'],
  ['शिक्षा', 'education'],
  ['कौशल', 'skills'],
  ['भाषाएँ', 'languages'],
  ['Toolbox', 'skills'],
  ['Career Counsellor', null],
  ['gave training.', null],
])('the heading "%s" starts %s', (line, section) => {
  expect(parseHeading(line)).toBe(section);
});

test('a line that ends with "U.S." continues on the next one in any letter case', () => {
  const text = `Experience\nClerk, Northwind Mills, 2019 - 2021\nKept the cash machines of a large bank in many different parts of the U.S.\nfor the settlement of accounts`;
  for (const written of [text, text.toLowerCase(), text.toUpperCase()]) {
    const units = parseResume(written, TODAY).units.map((unit) => unit.text.toLowerCase());
    expect(units.at(-1)).toMatch(/^kept the cash .* u\.s\. for the settlement of accounts$/);
  }
});

test('abbreviations end no sentence', () => {
  const split = (text: string) => splitSentences({ text, start: 0, end: text.length }).map((unit) => unit.text);
  expect(split('From Aug. 2019 with the U.P. Board. Then in Leeds.')).toEqual([
    'From Aug. 2019 with the U.P. Board.',
    'Then in Leeds.',
  ]);
  expect(split('Apply safety standards, eg. Work at height and scaffolding.')).toHaveLength(1);
  expect(split('यह पूरा है। वह नहीं।')).toEqual(['यह पूरा है।', 'वह नहीं।']);
});

test.each([
  'Flat 4, Rose Apartments, Lake Road, Pune 411038',
  'Mobile: 98220 00141',
  'पिता का नाम: श्री राम',
  'Date of birth 30 May 1994.',
  'Born 9 March 1997, unmarried',
])('"%s" is not scored', (line) => {
  expect(parseResume(`Summary\nA calm clerk with tidy books.\n${line}`, TODAY).units).toHaveLength(1);
});
