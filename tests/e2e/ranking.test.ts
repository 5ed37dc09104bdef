/** Recommendations: reasons, dismissal, no repeats, and recorded visits. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../setup/browser.ts';
import { workerServer } from '../setup/worker-server.ts';
import { expectAccessible, openTestUser, signIn, untilHydrated } from './test-user.ts';

const { origin } = workerServer();
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test('recommendations are shown on arrival, one can be dismissed, more can be loaded, and visits are recorded even when the page is left early', async () => {
  const { page, consoleErrors, leave } = await openTestUser(browser, origin, { screen: 'phone' });
  await signIn(page, origin, { create: 'Farida Feed' });
  await page.goto('/jobs-apprenticeships');
  await untilHydrated(page);
  const recommended = page.getByRole('region', { name: 'Jobs for you' });
  const titles = () => recommended.locator('.item-title').allTextContents();
  await expect.poll(async () => (await titles()).length).toBe(3);
  // Two jobs may have the same title.
  const addresses = () =>
    recommended.locator('.item-title a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const [shown, shownAddresses] = [await titles(), await addresses()];

  await recommended
    .getByRole('button', { name: /^More about/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Less like this' }).click();
  await page.getByRole('button', { name: 'Undo' }).hover();
  await expect.poll(titles).toEqual(shown.slice(1));
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(titles).toEqual(shown);
  await recommended.getByRole('button', { name: 'More jobs for you' }).click();
  await expect.poll(async () => (await titles()).length).toBeGreaterThan(3);
  const all = await addresses();
  expect(new Set(all).size).toBe(all.length);
  await page.reload();
  await expect.poll(async () => (await titles()).length).toBe(3);
  expect((await addresses()).filter((address) => shownAddresses.includes(address))).toEqual([]);
  // In the middle of the screen, where no fixed bar covers it.
  await recommended
    .locator('.item')
    .nth(1)
    .evaluate((item) => item.scrollIntoView({ block: 'center' }));
  await expectAccessible(page);

  const [opened = ''] = await titles();
  await recommended.locator('.item-title a').first().click();
  await page.waitForURL(/\/jobs-apprenticeships\/.+\//);
  await page.goto('/settings/activity');
  await expect
    .poll(async () => (await page.reload()) && (await page.locator('main').textContent()))
    .toContain('You opened a job');
  expect(opened).not.toBe('');
  await expectAccessible(page);
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Stop counting' }).click();
  await page.getByRole('button', { name: 'Delete all of it' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete all of it' }).click();
  await page.getByText('Nothing is recorded', { exact: true }).waitFor();
  expect(consoleErrors).toEqual([]);
  await leave();
});
