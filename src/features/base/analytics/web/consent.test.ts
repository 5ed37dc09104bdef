import { expect, test } from 'vitest';
import { analyticsCookie } from './consent.ts';

test.each([
  ['', null],
  ['language=hi', null],
  ['language=hi; _ga=GA1.1.123.456; other=1', 'GA1.1.123.456'],
  ['not_ga=1; x_ga=2', null],
])('of the cookies "%s" the analytics cookie is %s', (cookies, expected) => {
  expect(analyticsCookie(cookies)).toBe(expected);
});
