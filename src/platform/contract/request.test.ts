import { expect, test } from 'vitest';
import { buildRequest } from './request.ts';

const origin = 'http://pathlight.example';
const keepalive = (key: string, json?: unknown) => buildRequest(key, json === undefined ? {} : { json }, origin).keepalive;

test('a small change outlives the page that sends it', () => {
  expect(keepalive('POST /api/companies/{slug}/follow')).toBe(true);
  expect(keepalive('DELETE /api/companies/{slug}/follow')).toBe(true);
  expect(keepalive('PATCH /api/users/me', { name: 'Meera' })).toBe(true);
});

test('a read and a change too large for keepalive end with their page', () => {
  expect(keepalive('GET /api/companies')).toBe(false);
  expect(keepalive('PATCH /api/users/me', { summary: 'x'.repeat(60_000) })).toBe(false);
});
