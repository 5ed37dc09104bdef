import { expect, test } from 'vitest';
import type { ResumeFacts } from './describe-resume.ts';
import { parseJsonResume, toJsonResume } from './json-resume.ts';

const facts: ResumeFacts = {
  name: 'Asha Menon',
  headline: 'Analyst',
  email: 'asha@people.example',
  location: 'Kochi',
  spoken: new Set(['Hindi']),
  profile: {
    about: 'Six years in retail.',
    links: [{ label: 'GitHub', url: 'https://github.com/asha' }],
    skills: ['SQL', 'Hindi'].map((name) => ({ id: null, name })),
    experience: [
      {
        title: 'Analyst',
        organisation: 'Vembu',
        location: 'Kochi',
        started_on: '2024-07',
        ended_on: null,
        text: 'Wrote SQL.\nDrew charts.',
      },
    ],
    education: [
      {
        title: 'B.Com.',
        organisation: 'Kerala University',
        location: 'Kochi',
        started_on: '2016-06',
        ended_on: '2019-05',
        text: '',
      },
    ],
    certificates: [{ title: 'dbt', issuer: 'dbt Labs', issued_on: '2026-06', url: '', skill: '' }],
  },
};

test('a clean résumé as JSON Resume is imported again without loss', () => {
  const { sections, problems } = parseJsonResume(JSON.stringify(toJsonResume(facts)));
  const { about, links, experience, education, certificates } = facts.profile;
  expect(problems).toEqual([]);
  expect(sections).toEqual({ about, links, experience, education, certificates, skills: ['SQL', 'Hindi'] });
});

test('each field that does not fit is named with its reason, and the rest is read', () => {
  const { sections, problems } = parseJsonResume(
    JSON.stringify({
      basics: { summary: 'x'.repeat(3001), profiles: [{ network: 'X', url: 'javascript:alert(1)' }] },
      work: [
        { name: 'A', position: 'Clerk', startDate: '2019' },
        { name: '', position: 'Clerk', startDate: '2019-01-05' },
        { name: 'B', position: 'Clerk', startDate: '2020-02', endDate: '2019-01' },
        { name: 'C', position: 'Clerk', startDate: '2020-02-20', summary: 'Kept the books', highlights: ['Paid wages'] },
      ],
      skills: [{ name: 'Tools', keywords: ['Excel', 'Tally', 'Excel'] }],
    }),
  );
  expect(problems).toEqual([
    { path: 'basics.summary', reason: 'too_long' },
    { path: 'basics.profiles[0].url', reason: 'address' },
    { path: 'work[0].startDate', reason: 'month' },
    { path: 'work[1].name', reason: 'missing' },
    { path: 'work[2].endDate', reason: 'order' },
  ]);
  expect(sections).toEqual({
    skills: ['Excel', 'Tally'],
    experience: [
      {
        title: 'Clerk',
        organisation: 'C',
        location: '',
        started_on: '2020-02',
        ended_on: null,
        text: 'Kept the books\nPaid wages',
      },
    ],
  });
});

test('what is not a JSON Resume is refused in a sentence', () => {
  expect(parseJsonResume('not json').problems).toEqual([{ path: '', reason: 'kind' }]);
  expect(parseJsonResume('{"work": "none"}').problems).toEqual([{ path: 'work', reason: 'kind' }]);
});
