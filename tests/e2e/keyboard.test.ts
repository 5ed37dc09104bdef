/** Keyboard behaviour that automatic accessibility checks do not cover. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../setup/browser.ts';
import { workerServer } from '../setup/worker-server.ts';
import { untilHydrated, openTestUser } from './test-user.ts';

let browser: Browser;
const { origin } = workerServer();
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');

test('the skip link passes the header, a followed link announces and focuses the new page, and a closed dialog returns the focus', async () => {
  const { page, consoleErrors, leave } = await openTestUser(browser, origin);
  await page.goto('/');
  await untilHydrated(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL(/#/);
  await page.keyboard.press('Tab');
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);

  await page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link', { name: 'Jobs' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/jobs-apprenticeships/);
  const heading = page.locator('main h1');
  await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true);
  await expect.poll(async () => page.getByRole('status').allTextContents()).toContain(await page.title());
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

  const opener = page.getByRole('button', { name: 'Sign in' }).first();
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  for (let pressed = 0; pressed < 8; pressed += 1) {
    await page.keyboard.press('Tab');
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null)).toBe(true);
  }
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => focused(page)).toBe(await opener.innerText());
  expect(consoleErrors).toEqual([]);
  await leave();
});
