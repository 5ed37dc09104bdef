import { expect, test } from 'vitest';
import { skillCatalogue } from '#features/base/skills/server/index.ts';
import { readAd } from '#features/member/fitment/server/index.ts';
import { anAd } from '../testing.ts';
import { correctAd } from './correct-ad.ts';
import { findExclusions } from './find-exclusions.ts';
import { findRemarks } from './find-remarks.ts';

const { taxonomy } = await skillCatalogue();
const read = (text: string) => readAd(taxonomy, { title: 'Category analyst', text, employer: 'Lumen Retail' });
const needs = (text: string) => {
  const { core, further } = read(text);
  return new Map([...core, ...further].map(({ label, need }) => [label, need]));
};
const correct = (text: string, label: string, need: 'required' | 'preferred') => {
  const { core, further } = read(text);
  const id = [...core, ...further].find((item) => item.label === label)?.id ?? '';
  return correctAd(read, text, id, need);
};

const AD = ['You choose lamps.', '## Requirements', '- SQL', '- Python', '- Tableau and Power BI'].join('\n');

test.each(['SQL', 'Python'])('a line of its own is moved under a heading, and %s is preferred', (label) => {
  const corrected = correct(AD, label, 'preferred');
  expect(corrected).toMatchObject({ change: 'moved', detail: 'Nice to have' });
  expect(corrected?.description).toContain(`## Nice to have\n- ${label}`);
});

test.each(['SQL', 'Python', 'Tableau', 'Power BI'])(
  '%s becomes preferred, then required again, and nothing else changes',
  (label) => {
    const before = needs(AD);
    const preferred = correct(AD, label, 'preferred')?.description ?? '';
    expect(needs(preferred)).toEqual(new Map([...before].map(([name, need]) => [name, name === label ? 'preferred' : need])));
    const required = correct(preferred, label, 'required')?.description ?? '';
    expect(needs(required)).toEqual(before);
  },
);

test('a requirement that is preferred already, or not in the ad, is not corrected', () => {
  expect(correctAd(read, AD, 'skill-cobol', 'preferred')).toBeNull();
  const preferred = correct(AD, 'Python', 'preferred')?.description ?? '';
  expect(correct(preferred, 'Python', 'preferred')).toBeNull();
});

test('pay, years, long lists and wording are pointed out, and nothing in a plain ad', () => {
  const remarks = (ad: ReturnType<typeof anAd>) => findRemarks(ad, read(ad.description)).map(({ kind }) => kind);
  expect(remarks(anAd())).toEqual([]);
  const pay = { min: null, max: null, currency: 'INR', period: 'year' } as const;
  expect(remarks(anAd({ pay }))).toEqual(['no_pay']);
  const text = `${anAd().description}\n- At least 4 years of experience\n- Be part of a young and energetic team`;
  expect(remarks(anAd({ description: text }))).toEqual(['years', 'wording']);
});

test.each([
  'Male candidates only.',
  'Gender: Female',
  'No women please.',
  'Preferably male, aged 25.',
  'Only Hindu applicants.',
  'Unmarried candidates will be considered.',
  'Candidates must be able-bodied.',
  'सिर्फ महिला उम्मीदवार।',
])('“%s” excludes people', (sentence) => expect(findExclusions(sentence)).toEqual([sentence]));

test.each([
  'We are an equal opportunity employer and do not discriminate on grounds of sex or religion.',
  'Male and female candidates may apply.',
  'Women are encouraged to apply.',
  'You work in the women only ward of our hospital.',
  'You lead a team of forty men and women.',
  'A single point of contact for clients.',
  'Gender studies or a similar degree.',
])('“%s” excludes nobody', (sentence) => expect(findExclusions(sentence)).toEqual([]));
