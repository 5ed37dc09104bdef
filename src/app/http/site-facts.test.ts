import { expect, test } from 'vitest';
import packageFile from '../../../package.json' with { type: 'json' };
import { openTestApp, ORIGIN } from '../boot/testing.ts';

const app = openTestApp({ RELEASE: 'a1b2c3', SUPPORT_EMAIL: 'help@careers.test' });
const unnamed = openTestApp();

test('anybody can ask which version runs, and nothing keeps the answer', async () => {
  const response = await app.fetch('/version');
  expect(await response.json()).toEqual({ version: packageFile.version, release: 'a1b2c3' });
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await (await unnamed.fetch('/version')).json()).toEqual({ version: packageFile.version, release: null });
});

test('security.txt names whom to tell of a weakness, for less than a year from now', async () => {
  const response = await app.fetch('/.well-known/security.txt');
  expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
  const fields = (await response.text())
    .trim()
    .split('\n')
    .map((line) => line.split(/: (.*)/).slice(0, 2));
  expect(fields.filter(([name]) => name !== 'Expires')).toEqual([
    ['Contact', 'mailto:help@careers.test'],
    ['Contact', `${ORIGIN}/contact-us`],
    ['Preferred-Languages', 'en-IN, hi-IN'],
    ['Canonical', `${ORIGIN}/.well-known/security.txt`],
  ]);
  const [, expires = ''] = fields.find(([name]) => name === 'Expires') ?? [];
  const days = (Date.parse(expires) - app.clock.now().getTime()) / 86_400_000;
  expect(days).toBeGreaterThan(0);
  expect(days).toBeLessThan(365);
});

test('the icon is found at the address that programs guess', async () => {
  const response = await app.fetch('/favicon.ico', { redirect: 'manual' });
  expect([response.status, response.headers.get('location')]).toEqual([301, '/icon-192.png']);
});
