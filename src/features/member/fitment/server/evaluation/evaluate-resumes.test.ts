import { mkdtemp, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { evaluateResumes } from './evaluate-resumes.ts';
import { parseGoldResumes } from './parse-gold-resumes.ts';

const line = (text: string) => ({ kind: 'line', text });
const BLOCKS = [
  { kind: 'name', text: 'Asha Rao' },
  { kind: 'contact', text: 'asha@people.example' },
  { kind: 'heading', text: 'Experience' },
  {
    kind: 'table',
    rows: [
      ['Company', 'Designation', 'From', 'To'],
      ['Northwind Mills, Leeds', 'Stores Clerk', 'April 2019', 'June 2021'],
      ['Harbour Foods, Leeds', 'Packer', 'May 2016', 'March 2019'],
    ],
  },
  { kind: 'heading', text: 'Education' },
  line('B.Com., State University, 2015'),
  { kind: 'heading', text: 'Languages' },
  line('Hindi, English'),
];
const POSITIONS = [
  { title: 'stores clerk', employer: 'Northwind Mills', from: '2019-04', to: '2021-06' },
  { title: 'Packer', employer: 'Harbour Foods', from: '2016', to: '2019' },
];

test.each(['docx', 'pdf'])('a résumé of blocks is rendered as %s, read back and compared with its labels', async (file) => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'gold-resumes-'));
  const labels = { positions: POSITIONS, education: 'master', languages: ['Hindi', 'Tamil'] };
  await writeFile(path.join(folder, 'a.json'), JSON.stringify({ id: 'a', file, blocks: BLOCKS, labels }));
  const { scores, education, quotes, changedByCase, errors } = await evaluateResumes(
    await parseGoldResumes(folder),
    '2026-11-21',
  );
  expect(scores.positions.f1).toBe(1);
  expect(scores.languages.f1).toBe(0.5);
  expect(education.accuracy).toBe(0);
  expect([quotes.cut, changedByCase]).toEqual([0, 0]);
  expect(errors).toEqual(expect.arrayContaining(['a', '  education master read as bachelor', '  language missed: Tamil']));
});

test('the columns of a Hindi table in a PDF file stay apart', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'gold-resumes-'));
  const rows = [
    ['पद का नाम', 'कार्यालय', 'कब से', 'कब तक'],
    ['कनिष्ठ लेखाकार', 'नगर निगम विदिशा', 'जून 2015', 'मार्च 2019'],
    ['लेखाकार', 'नगर निगम सागर', 'अप्रैल 2019', 'वर्तमान'],
  ];
  const blocks = [
    { kind: 'name', text: 'रेखा वर्मा' },
    { kind: 'contact', text: 'विदिशा' },
    { kind: 'heading', text: 'कार्य अनुभव' },
    { kind: 'table', rows },
    { kind: 'heading', text: 'भाषाएँ' },
    line('हिन्दी, अंग्रेज़ी'),
  ];
  const positions = [
    { title: 'कनिष्ठ लेखाकार', employer: 'नगर निगम विदिशा', from: '2015-06', to: '2019-03' },
    { title: 'लेखाकार', employer: 'नगर निगम सागर', from: '2019-04', to: 'present' },
  ];
  const labels = { positions, education: 'none', languages: ['Hindi', 'English'] };
  await writeFile(path.join(folder, 'a.json'), JSON.stringify({ id: 'a', file: 'pdf', blocks, labels }));
  const { scores } = await evaluateResumes(await parseGoldResumes(folder), '2026-11-21');
  expect(scores.positions.f1).toBe(1);
});
