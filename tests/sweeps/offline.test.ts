/** A plan that is read while the server cannot be reached. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { lockedTexts } from '#features/member/roadmaps/server/testing.ts';
import { openBrowser } from '../setup/browser.ts';
import { queryDatabase } from '../setup/query-database.ts';
import { startServer } from '../setup/server.ts';
import { createSeededDatabase } from '../setup/worker-server.ts';
import { makePlan } from '../e2e/steps.ts';
import { openTestUser, untilHydrated } from '../e2e/test-user.ts';

const OFFLINE_ERRORS =
  /ERR_NAME_NOT_RESOLVED|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|Failed to fetch|Unexpected response code: 503/;

test('an opened plan can be read offline, without its locked parts, which no page has, until signing out removes it', async () => {
  const browser = await openBrowser();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pathlight-offline-'));
  fs.chmodSync(folder, 0o755);
  const settings = { DATABASE_URL: await createSeededDatabase() };
  const server = await startServer(folder, settings);
  const { page, context, consoleErrors, leave } = await openTestUser(browser, server.origin, { screen: 'phone' });
  await makePlan(page, server.origin);
  const plan = page.url();
  const cachedUrls = () =>
    page.evaluate(async () => {
      const names = (await caches.keys()).filter((name) => name.startsWith('plans-of-'));
      const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return all.flat().map(({ url }) => url);
    });
  await expect.poll(cachedUrls, { timeout: 30_000 }).toContain(plan);
  await page.locator('.skill .cover-press').first().click();
  await page.getByRole('heading', { name: "Skills you'll gain:" }).waitFor();
  const skill = page.url();
  await expect.poll(cachedUrls, { timeout: 30_000 }).toContain(skill);
  // Each resource once, and once more where it is part of the path.
  const free = await page.locator('.item-title, .video-grid .card-title, .part-name').count();
  const texts = await page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('plans-of-'));
    const cache = await caches.open(names[0] ?? '');
    return Promise.all((await cache.keys()).map(async (request) => (await cache.match(request))?.text() ?? ''));
  });
  const [stored] = await queryDatabase<{ plan: Parameters<typeof lockedTexts>[0] }>(
    settings.DATABASE_URL,
    'select plan from roadmaps',
    [],
  );
  const locked = stored ? lockedTexts(stored.plan) : [];
  expect(locked.length).toBeGreaterThan(5);
  const rendered = await Promise.all([plan, skill].map(async (url) => (await page.request.get(url)).text()));
  // The page as the server renders it, its data, and what the browser kept.
  for (const html of [...rendered, ...texts]) for (const text of locked) expect(html).not.toContain(text);
  for (const text of texts.filter((one) => one.includes('original_url'))) expect(text.match(/original_url/g)?.length).toBe(free);

  await server.stop();
  await context.setOffline(true);
  await page.goto(plan);
  await page.getByRole('heading', { name: /^Personalized Learning Plan for the/ }).waitFor();
  await page.getByText(/^You are not connected/).waitFor();
  await page.goto(skill);
  await page.getByRole('heading', { name: "Skills you'll gain:" }).waitFor();
  await page.getByRole('button', { name: 'The whole plan' }).click();
  await page.getByText(/^You are here/).waitFor();

  const again = await startServer(folder, { ...settings, PORT: new URL(server.origin).port });
  await context.setOffline(false);
  await page.goto(plan);
  await untilHydrated(page);
  await page.locator('.avatar-button').click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Sign in' }).first().waitFor();
  await expect.poll(cachedUrls).toEqual([]);
  const errors = consoleErrors.filter((error) => !OFFLINE_ERRORS.test(error));
  expect(errors, `${server.output()}\n${again.output()}`).toEqual([]);
  await leave();
  await browser.close();
  await again.stop();
  fs.rmSync(folder, { recursive: true, force: true });
});
