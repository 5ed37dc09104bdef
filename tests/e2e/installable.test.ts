/** The installable site: the manifest and the offline page. */
import { loadImage } from '@napi-rs/canvas';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../setup/browser.ts';
import { workerServer } from '../setup/worker-server.ts';
import { expectAccessible, openTestUser, signIn, untilHydrated } from './test-user.ts';

let browser: Browser;
const { origin } = workerServer();
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

type Manifest = {
  name: string;
  start_url: string;
  scope: string;
  display: string;
  icons: { src: string; sizes: string; type: string; purpose?: string }[];
  shortcuts: { url: string }[];
};

test('the manifest lists existing icons in their stated sizes, one of them maskable, and pages of this site', async () => {
  const html = await (await fetch(origin)).text();
  const address = /<link rel="manifest" href="([^"]+)"/.exec(html)?.[1] ?? '';
  const response = await fetch(origin + address);
  expect(response.headers.get('content-type')).toContain('application/manifest+json');
  const manifest = (await response.json()) as Manifest;
  expect(manifest).toMatchObject({ start_url: '/', scope: '/', display: 'standalone' });
  for (const { url } of manifest.shortcuts) expect([url, (await fetch(origin + url)).status]).toEqual([url, 200]);
  for (const { src, sizes, type } of manifest.icons) {
    const icon = await fetch(origin + src);
    expect([src, icon.headers.get('content-type')?.split(';')[0]]).toEqual([src, type]);
    if (sizes === 'any') continue;
    const { width, height } = await loadImage(Buffer.from(await icon.arrayBuffer()));
    expect([src, `${width}x${height}`]).toEqual([src, sizes]);
  }
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
});

test('the offline page uses the reader’s language and theme, reloads when online again, and no data of a signed-out member stays cached', async () => {
  const { page, context, leave } = await openTestUser(browser, origin, { screen: 'phone' });
  await signIn(page, origin, { existing: 'Meera Iyer' });
  await page.goto('/hi/plans');
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
  });
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.goto('/hi/skills');
  await page.getByRole('heading', { level: 1, name: 'आप ऑफ़लाइन हैं' }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('hi-IN');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
  await expectAccessible(page);
  await page.goto('/blog');
  await page.getByRole('heading', { level: 1, name: 'You are not connected' }).waitFor();

  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await page.locator('.avatar-button').waitFor();
  expect(new URL(page.url()).pathname).toBe('/blog');
  await untilHydrated(page);
  await page.locator('.avatar-button').click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Sign in' }).first().waitFor();
  const cachedPages = async () => {
    const cached = await page.evaluate(async () => {
      const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
      return all.flat().map(({ url }) => new URL(url).pathname);
    });
    return cached.filter((path) => !/^\/(assets\/|(hi\/)?offline|offline\.css$|favicon\.svg$)/.test(path));
  };
  await expect.poll(cachedPages).toEqual([]);
  await leave();
});
