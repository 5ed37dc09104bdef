import { describe, expect, test } from 'vitest';
import { isCalledStrong, parseStance } from './stance.ts';

const SKILLS = ['Docker', 'Power BI', 'budgeting', 'wound care', 'SAP', 'payroll', 'triage', 'lead generation'];

function stanceIn(template: string, skill: string) {
  const start = template.indexOf('X');
  return parseStance(template.replace('X', skill), start, start + skill.length);
}

const NOTHING = {
  denied: [
    'No exposure to X',
    'Have no direct experience with X so far',
    'I have never used X',
    'Did not work on X',
    'X: none',
    'Not responsible for X',
    'Used other tools rather than X',
  ],
  'wished for': ['Want to learn X', 'Looking for a role in X', 'Interested in X', 'Keen to work on X', 'Seeking to grow in X'],
  'only attended': [
    'Attended a talk on X',
    'Attended a two-day workshop about X in Pune',
    'Participated as a listener and attended sessions on X',
    'Webinar on X, attended in 2023',
    'Seminar on X',
  ],
  "somebody else's work": [
    'X was handled by another team',
    'The platform team managed X',
    'Our vendor ran X',
    'X is done by an external agency',
    'My manager looked after X',
    'Worked with a consultant who built X',
    'X was outsourced to a contractor',
  ],
};

describe.each(Object.entries(NOTHING))('what is %s shows nothing', (_, templates) => {
  test.each(templates)('%s', (template) => {
    for (const skill of SKILLS) expect(stanceIn(template, skill)).toBe('none');
  });

  test.each(templates)('%s, also with another clause after it', (template) => {
    const [first = ''] = SKILLS;
    expect(stanceIn(`${template}; wrote reports every week`, first)).toBe('none');
  });
});

describe('what the writer did is plain', () => {
  test.each([
    'Used X for the weekly reports',
    'Built and ran X for four branches',
    'Responsible for X across two plants',
    'Conducted workshops on X for forty colleagues',
    'Gave a talk on X',
    'Trained the sales team in X',
    'Led a team of six in X',
    'Managed the vendor of X',
    'Introduced X together with another team',
    'Not only planned but also ran X',
    'X was handled by me and two juniors',
    'X was done by my team',
  ])('%s', (template) => {
    for (const skill of SKILLS) expect(stanceIn(template, skill)).toBe('plain');
  });

  test('a denial ends with its clause', () => {
    expect(stanceIn('No experience with Oracle, but ran X in production', 'Docker')).toBe('plain');
    expect(stanceIn('The IT team handled Oracle; I ran X myself', 'Docker')).toBe('plain');
  });
});

test('what is called basic is familiar, and what is being learnt is learning', () => {
  expect(stanceIn('Basic knowledge of X', 'Docker')).toBe('familiar');
  expect(stanceIn('Currently learning X', 'Docker')).toBe('learning');
});

test.each([
  ['Strong X skills', true],
  ['Advanced knowledge of X', true],
  ['Expert in X', true],
  ['X (expert)', true],
  ['Strong writer; X', false],
  ['Knowledge of X', false],
  ['Excellent service to users of X', false],
])('"%s" calls a skill strong: %s', (template, isStrong) => {
  const start = template.indexOf('X');
  expect(isCalledStrong(template.replace('X', 'SAP'), start, start + 3)).toBe(isStrong);
});
