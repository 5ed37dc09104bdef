import { expect, test } from 'vitest';
import { gradeText } from './grade-text.ts';
import type { Requirement } from './queries.ts';

const ROW: Requirement = {
  id: 'experience-24-months',
  part: 'core',
  type: 'experience',
  label: 'Experience: two years',
  kind: 'required',
  ad: { quote: 'Two years as an analyst.', mark: [0, 9] },
  status: 'partly',
  grade: null,
  skill_ids: [],
  words: null,
  correction: null,
  points: 12,
  out_of: 18,
  evidence: [],
  note: null,
  months: { counted: 16, asked: 24 },
  raise: null,
};

test('years are told in months, at most as many as the ad asks for', () => {
  expect(gradeText(ROW)).toBe('16 of 24 months');
  expect(gradeText({ ...ROW, points: 18, months: { counted: 91, asked: 24 } })).toBe('24 of 24 months');
});

test('months that count in part say so, so that all of them do not look like the whole row', () => {
  const inPart = gradeText({ ...ROW, points: 1.8, months: { counted: 29, asked: 24 } });
  expect(inPart).toBe('24 of 24 months, each counting 10%');
});

test('a row about a skill is told by its step, and one that was not found by none', () => {
  const skill = { ...ROW, type: 'skill' as const, months: null };
  expect(gradeText({ ...skill, grade: 'used' })).toBe('used at work');
  expect(gradeText({ ...skill, grade: 'none', status: 'missing' })).toBe('');
});
