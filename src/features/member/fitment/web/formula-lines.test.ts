import { expect, test } from 'vitest';
import { dividePoints, listGrades, weightOf } from './formula-lines.ts';

const WEIGHTS = {
  points: { start: 20, experience: 20, education: 8, wording: 10, further: 6, each_further: 2, each_skill: 15 },
  credit: { none: 0, listed: 0.4, used: 0.9, long: 1 },
  long_use: { months: 24, within_months: 36 },
};

test('the parts of the formula add up to 100 points, and the core skills have what the others leave', () => {
  const lines = dividePoints(WEIGHTS);
  expect(lines.map(({ value }) => value)).toEqual([20, 36, 20, 8, 10, 6]);
  expect(lines.reduce((sum, { value }) => sum + value, 0)).toBe(100);
});

test('the steps of credit are listed from the highest to the lowest, each with its name and what it takes', () => {
  const grades = listGrades(WEIGHTS);
  expect(grades.map(({ value }) => value)).toEqual([1, 0.9, 0.4, 0]);
  expect(grades[0]?.text).toContain('24');
  expect(grades.every(({ label, text }) => label !== '' && text !== '')).toBe(true);
});

test('a weight that the formula does not have is an error, not a zero', () => {
  expect(() => weightOf(WEIGHTS, 'fame')).toThrow('fame');
});
