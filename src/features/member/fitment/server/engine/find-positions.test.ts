import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseResume } from './parse-resume.ts';

const TODAY = '2026-11-21';
const roles = (text: string) =>
  parseResume(text, TODAY).positions.map(({ title, employer, from, to }) => [title, employer, from, to]);
const CLERK = ['Stores Clerk', 'Northwind Mills', '2019-04', '2021-06'];

describe('a role is read with title, employer and dates', () => {
  test.each([
    ['title and employer above the dates', 'Stores Clerk\nNorthwind Mills, Leeds\nApril 2019 - June 2021\n• Kept bin cards'],
    ['employer above title and dates', 'Northwind Mills, Leeds\nStores Clerk, April 2019 - June 2021\n• Kept bin cards'],
    ['title and employer below the dates', 'April 2019 to June 2021\nStores Clerk\nNorthwind Mills, Leeds\n• Kept bin cards'],
    ['the employer below title and dates', 'Stores Clerk, 04/2019-06/2021\nNorthwind Mills\n• Kept bin cards'],
    ['everything on one line', "Stores Clerk | Northwind Mills, Leeds | Apr'19 - Jun'21\n• Kept bin cards"],
    ['everything on one line with commas', 'Stores Clerk, Northwind Mills, Leeds, April 2019 – June 2021'],
    ['the dates first', 'April 2019 – June 2021: Stores Clerk, Northwind Mills\n• Kept bin cards'],
    ['the dates on lines of their own', 'April 2019\nto\nJune 2021\nStores Clerk, Northwind Mills'],
    ['labels', 'Company: Northwind Mills\nDesignation: Stores Clerk\nPeriod: April 2019 to June 2021\n• Kept bin cards'],
    ['a label for the dates', 'Northwind Mills, Leeds\nDuration: April 2019 - June 2021\nDesignation: Stores Clerk'],
    ['a table', 'Company | Post | From | To\nNorthwind Mills, Leeds | Stores Clerk | 01.04.2019 | 30.06.2021'],
    ['a sentence', 'Worked in Northwind Mills, Leeds as Stores Clerk from April 2019 to June 2021. I kept the bin cards.'],
    [
      'a description that begins with the title',
      'April 2019 to June 2021\nNorthwind Mills – Leeds\nAs a Stores Clerk in a mill with 80 people, kept the bin cards.',
    ],
    ['another sentence', 'From April 2019 to June 2021 I worked as a Stores Clerk at Northwind Mills.'],
  ])('with %s', (_, text) => {
    expect(roles(`Experience\n${text}`)).toEqual([CLERK]);
  });

  test.each([
    [
      'a name that is only told by the place behind it',
      'Stores Clerk\nQuillstone, Leeds\nApril 2019 - June 2021\n• Kept bin cards',
    ],
    ['such a name below the dates', 'Stores Clerk, April 2019 - June 2021\nQuillstone, Leeds, UK\n• Kept bin cards'],
  ])('where the employer is %s', (_, text) => {
    expect(roles(`Experience\n${text}`)).toEqual([['Stores Clerk', 'Quillstone', '2019-04', '2021-06']]);
  });

  test('with a town beside an employer that stands elsewhere', () => {
    const text = 'Stores Clerk, Northwind Mills\nQuillstone, Leeds\nApril 2019 - June 2021\n• Kept bin cards';
    expect(roles(`Experience\n${text}`)).toEqual([CLERK]);
    expect(roles('Experience\nStores Clerk\nNew Leeds, UK\nApril 2019 - June 2021')).toEqual([
      ['Stores Clerk', null, '2019-04', '2021-06'],
    ]);
  });

  test('with blank lines between title, employer and dates', () => {
    const text =
      'Experience\n\nStores Clerk\n\nNorthwind Mills, Leeds\n\nApril 2019 - June 2021\n\n• Kept bin cards\n\n' +
      'Fitter\n\nBirch Works, Leeds\n\n2015 - 2019\n\n• Dies';
    expect(roles(text)).toEqual([CLERK, ['Fitter', 'Birch Works', '2015', '2019']]);
  });

  test('in Hindi, with Hindi headings and months', () => {
    const text =
      'कार्य अनुभव\nबस चालक\nसरस्वती विद्यालय, जयपुर\nमार्च 2019 – वर्तमान\n• बस चलाना\nशिक्षा\nदसवीं, 2009\nभाषाएँ\nहिन्दी, अंग्रेज़ी';
    expect(roles(text)).toEqual([['बस चालक', 'सरस्वती विद्यालय', '2019-03', 'present']]);
    const { education, languages } = parseResume(text, TODAY);
    expect([education.map(({ level }) => level), languages]).toEqual([[1], ['Hindi', 'English']]);
  });

  test('when several roles share one employer', () => {
    const expected = [
      ['Foreman', 'Northwind Mills', '2019', '2022'],
      ['Fitter', 'Northwind Mills', '2015', '2019'],
    ];
    expect(
      roles('Experience\nNorthwind Mills, Leeds\nForeman, 2019 – 2022\n• Ran two lines\nFitter, 2015 – 2019\n• Dies'),
    ).toEqual(expected);
    expect(
      roles('Experience\nNorthwind Mills (2015 – 2022)\nForeman, 2019 – 2022\n• Ran two lines\nFitter, 2015 – 2019\n• Dies'),
    ).toEqual(expected);
  });

  test('with a department or a second role in the title', () => {
    expect(roles('Experience\nStaff Nurse, Surgical Ward\nLakeside Hospital, Leeds\n2019 - 2021\n• Dressings')).toEqual([
      ['Staff Nurse, Surgical Ward', 'Lakeside Hospital', '2019', '2021'],
    ]);
    expect(roles('Experience\nPresident, Owner, 2019 - 2021\nNorthwind Mills')).toEqual([
      ['President, Owner', 'Northwind Mills', '2019', '2021'],
    ]);
  });

  test('and a single date has no end', () => {
    expect(roles('Experience\nShop assistant\nCorner Store\n2019\n• Billing')).toEqual([
      ['Shop assistant', 'Corner Store', '2019', null],
    ]);
  });

  test('once where a résumé repeats it', () => {
    const role = 'Stores Clerk\nNorthwind Mills\nApril 2019 - June 2021\n• Kept bin cards';
    expect(roles(`Experience\n${role}\nWork History\n${role}`)).toEqual([CLERK]);
  });
});

describe('no role is read from', () => {
  test.each([
    ['a degree with years', 'Education\nB.Sc. Nursing, Delhi University, 2015 - 2019'],
    [
      'a duty with a range of years',
      'Experience\n• Lowered the energy bill of all three lines from 2015 to 2019 without new machines',
    ],
    ['a duty with "since"', 'Experience\n• Zero accidents since 2019'],
    ['personal details', 'Personal details\nClerk of the club, Northwind Club, 2015 - 2019'],
  ])('%s', (_, text) => {
    expect(roles(text)).toEqual([]);
  });

  test('a project, which stays a project', () => {
    const { positions } = parseResume(
      'Projects\nHotel booking portal\nClient: Harbour Hotels\nRole: Developer\nDuration: Jan 2017 to Dec 2018\n• Payments',
      TODAY,
    );
    expect(positions.map(({ section }) => section)).toEqual(['projects']);
  });
});

test('a description that wraps into a single word starts no section', () => {
  const text =
    'Experience\nTrainer\nNorthwind Mills\n2019 - 2021\nGave safety lessons and first aid\ntraining.\nTrainer\nHarbour Foods\n2016 - 2019';
  expect(parseResume(text, TODAY).positions).toHaveLength(2);
});

describe('letter case changes nothing', () => {
  const folder = new URL('../../../../../../bench/gold/own-resumes-open/', import.meta.url);
  const lines = (blocks: { text?: string; rows?: string[][]; blocks?: never[] }[]): string[] =>
    blocks.flatMap(
      (block) => block.rows?.map((row) => row.join(' | ')) ?? (block.blocks ? lines(block.blocks) : [block.text ?? '']),
    );
  const read = (text: string) => {
    const { positions, education, languages } = parseResume(text, TODAY);
    return JSON.stringify([
      positions.map(({ section, title, employer, from, to }) => [section, title, employer, from, to]),
      education.map(({ level, inProgress }) => [level, inProgress]),
      languages,
    ]).toLowerCase();
  };

  test.each(readdirSync(folder))('in %s', (name) => {
    const text = lines(JSON.parse(readFileSync(new URL(name, folder), 'utf8')).blocks).join('\n');
    expect(read(text.toLowerCase())).toBe(read(text));
    expect(read(text.toUpperCase())).toBe(read(text));
  });
});

test.each([
  ['letters', 'a'],
  ['digits', '1'],
  ['spaces', ' '],
  ['dates', '2019 - 2021 '],
  ['months', "Jan'19 to "],
  ['dated lines', 'Experience\nClerk 2019 - 2021\n'],
  ['short lines', 'a\n'],
  ['sentences', 'Worked as as as from '],
  ['brackets', '('],
  ['labels', 'Role: a\nPeriod: 2019 to 2020\n'],
])('of a long run of %s a bounded number of sentences is read, each as it stands in the text', (_, piece) => {
  const { text, units } = parseResume(`x${piece.repeat(60_000 / piece.length)}`, TODAY);
  expect(units.length).toBeLessThanOrEqual(3_000);
  for (const unit of units) expect(text.slice(unit.start, unit.end).replaceAll(/\s+/g, ' ')).toBe(unit.text);
});
