import { QueryObserver } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import { expect, test, vi } from 'vitest';
import { Problem } from '#platform/contract/problem.ts';
import { createQueryClient, isWorthRetrying, query } from './queries.ts';

const call = vi.hoisted(() => vi.fn<() => Promise<unknown>>());
vi.mock('./api.ts', () => ({ call }));

const SIGNED_OUT = { data: null };

test.each([
  ['a network failure', true, new TypeError('Failed to fetch')],
  ['a time-out', true, new DOMException('too long', 'TimeoutError')],
  ['an unavailable server', true, new Problem(503, 'Not available')],
  ['a server error', true, new Problem(500, 'Something went wrong')],
  ['a refused visitor', false, new Problem(401, 'Sign in first')],
  ['a missing page', false, new Problem(404, 'Not found')],
  ['invalid input', false, new Problem(422, 'Invalid')],
  ['too many requests', false, new Problem(429, 'Too many requests')],
])('after %s a retry may help: %s', (_name, expected, error) => {
  expect(isWorthRetrying(error)).toBe(expected);
});

test('the router’s not-found error is never retried', () => {
  expect(isWorthRetrying(Object.assign(new Error('not found'), notFound()))).toBe(false);
});

test('the server never retries, so that no page waits for a failing API; the browser retries after five seconds', () => {
  const { retry, retryDelay } = createQueryClient(() => {}).getDefaultOptions().queries ?? {};
  expect(typeof retry === 'function' && retry(0, new TypeError('Failed to fetch'))).toBe(false);
  expect(retryDelay).toBe(5000);
  // Otherwise a page that shows the error of its loader would ask four times more.
  expect(createQueryClient(() => {}).getDefaultOptions().queries?.retryOnMount).toBe(false);
});

test('a loader gets its answer, also when the part of the page that had asked for it is gone', async () => {
  const client = createQueryClient(() => {});
  const users = query('GET /api/users/auth/logged_in');
  const answer = Promise.withResolvers<unknown>();
  call.mockReturnValueOnce(answer.promise);
  const leave = new QueryObserver(client, users).subscribe(() => {});
  const loading = client.ensureQueryData(users);
  leave();
  answer.resolve(SIGNED_OUT);
  expect(await loading).toBe(SIGNED_OUT);
});

test('an answer that was asked for before a change does not undo the change on the page', async () => {
  const client = createQueryClient(() => {});
  const users = query('GET /api/users/auth/logged_in');
  const answers = [Promise.withResolvers<unknown>(), Promise.withResolvers<unknown>()];
  for (const { promise } of answers) call.mockReturnValueOnce(promise);
  const reading = client.fetchQuery(users);
  client.setQueryData(users.queryKey, SIGNED_OUT);
  answers[0]!.resolve('from before the change');
  await vi.waitFor(() => expect(call).toHaveBeenCalledTimes(2));
  expect(client.getQueryData(users.queryKey)).toBe(SIGNED_OUT);
  answers[1]!.resolve('from after the change');
  expect(await reading).toBe('from after the change');
});
