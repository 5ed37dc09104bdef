import { expect, test } from 'vitest';
import { outlivesPage } from './api.ts';

test('a small change outlives the page that sends it', () => {
  expect(outlivesPage('POST /api/companies/{slug}/follow', { params: { slug: 'lumen-retail' } })).toBe(true);
  expect(outlivesPage('DELETE /api/companies/{slug}/follow', {})).toBe(true);
  expect(outlivesPage('PATCH /api/users/me', { json: { name: 'Meera' } })).toBe(true);
});

test('reads, files and changes too large for keepalive end with their page', () => {
  expect(outlivesPage('GET /api/companies', {})).toBe(false);
  expect(outlivesPage('POST /api/resumes', { multipart: { file: 'x' } })).toBe(false);
  expect(outlivesPage('PATCH /api/users/me', { json: { summary: 'x'.repeat(60_000) } })).toBe(false);
});
