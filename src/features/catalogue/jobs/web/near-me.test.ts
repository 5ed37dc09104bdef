import { expect, test } from 'vitest';
import { isNearMe, toggleNearMe } from './near-me.ts';

test.each([
  [undefined, 'jobs near me', true],
  ['jobs near me', undefined, false],
  ['nurse', 'nurse near me', true],
  ['nurse Near me', 'nurse', false],
  ['near me nurse', 'nurse', false],
  ['near me', undefined, false],
])('"near me" is added to and taken out of "%s"', (query, toggled, isNear) => {
  expect(toggleNearMe(query)).toBe(toggled);
  expect(isNearMe(toggled)).toBe(isNear);
});
