import { notFound } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { Problem } from '#platform/contract/problem.ts';
import { createQueryClient, isWorthRetrying } from './queries.ts';

test.each([
  ['no network', new TypeError('Failed to fetch'), true],
  ['a time-out', new DOMException('too long', 'TimeoutError'), true],
  ['an unavailable server', new Problem(503, 'Not available'), true],
  ['a server that failed', new Problem(500, 'Something went wrong'), true],
  ['not signed in', new Problem(401, 'Sign in first'), false],
  ['not found', new Problem(404, 'Not found'), false],
  ['invalid', new Problem(422, 'Invalid'), false],
  ['too many', new Problem(429, 'Too many requests'), false],
])('%s is retried: %s', (_name, error, expected) => {
  expect(isWorthRetrying(error)).toBe(expected);
});

test('a 404 is never retried', () => {
  expect(isWorthRetrying(Object.assign(new Error('not found'), notFound()))).toBe(false);
});

test('the server never retries, so that no page waits for a failing API', () => {
  const { retry, retryDelay } = createQueryClient(() => {}).getDefaultOptions().queries ?? {};
  expect(typeof retry === 'function' && retry(0, new TypeError('Failed to fetch'))).toBe(false);
  expect(retryDelay).toBe(5000);
});
