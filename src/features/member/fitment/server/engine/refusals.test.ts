import { expect, test } from 'vitest';
import { findKnownSkills } from './find-known-skills.ts';
import type { FitInput } from './fit-input.ts';
import { CASES } from './fixtures/people.ts';
import { taxonomy } from './fixtures/taxonomy.ts';
import { scoreFit } from './score-fit.ts';

const software = CASES[0];
if (!software) throw new Error('The fixtures are empty');
const inputWith = (more: Partial<FitInput>): FitInput => ({
  taxonomy,
  ad: { title: software.title, text: software.ad },
  resume: software.qualified,
  today: '2026-11-21',
  ...more,
});
const refused = { corrections: [{ requirement_id: 'skill-docker', reason: 'not_done' as const, quote: null }] };
const finished = (grade: 'claimed' | 'checked' | 'shown', skill_id = 'docker') => ({
  profile: { skills: [{ skill_id, grade, note: 'Here' }] },
});
const rowOf = (more: Partial<FitInput>) => scoreFit(inputWith(more)).requirements.find(({ id }) => id === 'skill-docker');

test('a skill that was not done and then checked or shown here counts as that for its row, and only that', () => {
  const pointsWith = (...skill: Parameters<typeof finished>) => rowOf({ ...refused, ...finished(...skill) })?.points;
  const outOf = rowOf({})?.out_of ?? 0;
  expect(pointsWith('claimed')).toBe(0);
  expect(pointsWith('checked', 'kubernetes')).toBe(0);
  expect(pointsWith('checked')).toBeCloseTo(outOf * 0.6, 1);
  expect(pointsWith('shown')).toBeCloseTo(outOf * 0.8, 1);
});

test('a skill that was not done is not known, until it is checked or shown here', () => {
  expect(findKnownSkills(inputWith({}))).toContain('docker');
  expect(findKnownSkills(inputWith(refused))).not.toContain('docker');
  expect(findKnownSkills(inputWith({ ...refused, ...finished('checked') }))).toContain('docker');
});

test('a part of a field that was learnt here counts for the field as implied', () => {
  const ad = {
    title: 'Trainee',
    text: ['Digital marketing', 'SQL', 'Python'].map((name) => `- Experience with ${name} is required`).join('\n'),
  };
  const creditOf = (skill_id: string) => {
    const row = scoreFit(inputWith({ ad, ...finished('shown', skill_id) })).requirements.find(
      ({ id }) => id === 'skill-digital-marketing',
    );
    return { grade: row?.grade, relation: row?.evidence[0]?.through.relation };
  };
  expect(creditOf('digital-marketing')).toEqual({ grade: 'shown', relation: 'direct' });
  expect(creditOf('seo')).toEqual({ grade: 'implied', relation: 'implied' });
});
