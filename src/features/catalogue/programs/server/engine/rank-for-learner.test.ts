import { expect, test } from 'vitest';
import { skillCatalogue } from '#features/base/skills/server/index.ts';
import { findKnownFamilies, findNearSkills } from './near-skills.ts';
import { rankForLearner, type LearnerPreferences, type ProgramToRank } from './rank-for-learner.ts';

const { taxonomy } = await skillCatalogue();
const aProgram = (changes: Partial<ProgramToRank>): ProgramToRank => ({
  id: 'one',
  skillIds: ['sql'],
  families: new Map([['data', 1]]),
  level: 'beginner',
  programType: 'course',
  quality: 0,
  similarity: 0,
  ...changes,
});
const aLearner = (changes: Partial<LearnerPreferences>): LearnerPreferences => ({
  wanted: new Map(),
  known: new Set(),
  knownFamilies: new Set(),
  near: new Map(),
  families: new Map([['data', 2]]),
  months: null,
  studied: false,
  ...changes,
});
const ids = (programs: readonly ProgramToRank[], learner: LearnerPreferences) =>
  rankForLearner(programs, learner).map(({ id }) => id);

test('a skill of all fields leads to no other skill', () => {
  expect(findNearSkills(taxonomy, new Map([['excel', 0.1]])).size).toBe(0);
  expect(findNearSkills(taxonomy, new Map([['english', 1]])).size).toBe(0);
  expect(findNearSkills(taxonomy, new Map([['sql', 0.8]])).get('sql')).toEqual({ known: 'sql', weight: 0.8 });
});

test('a course that begins with what somebody knows comes after one that goes on from there', () => {
  const programs = [aProgram({ id: 'again' }), aProgram({ id: 'on', level: 'intermediate', skillIds: ['sql-window-functions'] })];
  expect(ids(programs, aLearner({ known: new Set(['sql']) }))).toEqual(['on', 'again']);
});

test('first degrees are left out for somebody who studied', () => {
  const programs = [aProgram({ id: 'bachelor', programType: 'bachelor' }), aProgram({ id: 'course' })];
  expect(ids(programs, aLearner({ studied: true }))).toEqual(['course']);
  expect(ids(programs, aLearner({}))).toContain('bachelor');
});

test('several skills of a field make it one that somebody knows', () => {
  expect(findKnownFamilies(taxonomy, ['sql', 'power-bi', 'statistics'])).toContain('data');
  expect(findKnownFamilies(taxonomy, ['sql'])).not.toContain('data');
});
