import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../setup/browser.ts';
import { workerServer } from '../setup/worker-server.ts';
import { untilHydrated, expectAccessible, expectNoOverflow, signInAs, openTestUser } from './test-user.ts';

let browser: Browser;
const { origin } = workerServer();
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test('a company’s page, opened from a job, filters its jobs, lists its people and can be followed', async () => {
  const { page, consoleErrors, leave } = await openTestUser(browser, origin);
  await page.goto('/jobs-apprenticeships?company=lumen-retail');
  await page.locator('main').getByRole('link', { name: 'Lumen Retail' }).first().click();
  await page.waitForURL('/company/lumen-retail');
  await page.getByRole('heading', { level: 1, name: 'Lumen Retail' }).waitFor();
  await untilHydrated(page);
  const structured = JSON.parse((await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '{}');
  expect(structured).toMatchObject({ '@type': 'Organization', name: 'Lumen Retail' });

  const jobs = page.getByRole('region', { name: 'Open jobs' });
  await jobs.getByRole('button', { name: 'Field' }).click();
  await page.getByRole('menuitemradio').nth(1).click();
  await page.waitForURL(/family=/);
  await expect.poll(() => jobs.getByRole('listitem').count()).toBeGreaterThan(0);

  await page.getByRole('button', { name: 'Follow Lumen Retail' }).click();
  await signInAs(page, 'Meera Iyer');
  await page.goto('/company/lumen-retail');
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Follow Lumen Retail' }).click();
  await page.getByRole('button', { name: 'Following Lumen Retail: stop following' }).waitFor();
  await page.getByText('One follower').waitFor();
  await page.goto('/companies?following=true');
  await page.getByRole('link', { name: 'Lumen Retail' }).waitFor();
  await page.goto('/profile/meera-iyer');
  await page
    .getByRole('region', { name: 'Companies you follow' })
    .getByRole('link', { name: /^Lumen Retail/ })
    .waitFor();
  await expectAccessible(page);
  expect(consoleErrors).toEqual([]);
  await leave();
});

test('on a phone companies can be filtered by place and name', async () => {
  const { page, consoleErrors, leave } = await openTestUser(browser, origin, { screen: 'phone' });
  await page.goto('/companies');
  await untilHydrated(page);
  await page.getByRole('link', { name: /^Kochi/ }).click();
  await page.waitForURL(/location=Kochi/);
  await page.getByRole('searchbox', { name: 'Search companies by name' }).fill('arogya');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Arogya Hospitals' }).click();
  await page.getByRole('heading', { level: 1, name: 'Arogya Hospitals' }).waitFor();
  await expectNoOverflow(page);
  expect(consoleErrors).toEqual([]);
  await leave();
});
