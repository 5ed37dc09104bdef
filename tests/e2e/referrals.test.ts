import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../setup/browser.ts';
import { workerServer } from '../setup/worker-server.ts';
import { expectAccessible, signUpAs, openTestUser } from './test-user.ts';
import { payOnProvidersPage } from './steps.ts';

let browser: Browser;
const { origin } = workerServer();
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** Fills in an application from its first step and pays the fee. */
async function applyAndPay(page: Page): Promise<void> {
  await page.getByLabel('Phone', { exact: true }).fill('+91 98450 12345');
  await page.getByLabel('City or town', { exact: true }).fill('Salem');
  await page.getByLabel('Highest qualification', { exact: true }).fill('B.A.');
  await page.getByLabel('Where you got it', { exact: true }).fill('Periyar University');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await page.getByRole('radio').first().check();
  await page.getByLabel(/^Which number about people/).fill('Attrition, counted twice.');
  await page.locator('input[type=file]').setInputFiles({ name: 'job.txt', mimeType: 'text/plain', buffer: Buffer.from('Clerk') });
  await page.getByText('job.txt').waitFor();
  await page.locator('button:enabled', { hasText: 'Replace' }).waitFor();
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await page.getByRole('button', { name: 'This is right' }).click();
  await page.getByRole('button', { name: 'Pay ₹600' }).click();
  await payOnProvidersPage(page, 'Success');
  await page.getByRole('heading', { name: 'Payment successful' }).waitFor();
}

test('a member shares a referral link, a new member joins through it, applies and pays, and the cashback can be claimed', async () => {
  const ana = await openTestUser(browser, origin);
  await ana.page.goto('/referral');
  await signUpAs(ana.page, 'Anjali Rao');
  await ana.page.getByRole('link', { name: 'Certificate in People Analytics' }).click();
  await ana.page.getByRole('button', { name: 'Get my link' }).click();
  const link = await ana.page.getByLabel('Link to share', { exact: true }).inputValue();
  await expectAccessible(ana.page);

  const ben = await openTestUser(browser, origin, { screen: 'phone' });
  await ben.context.setExtraHTTPHeaders({ 'user-agent': 'Another phone' });
  const visitRecorded = ben.page.waitForResponse((response) => response.url().endsWith('/api/referrals'));
  await ben.page.goto(link);
  await visitRecorded;
  await ben.page.getByRole('button', { name: 'Start application' }).click();
  await signUpAs(ben.page, 'Bala Nathan');
  await ben.page.getByRole('button', { name: 'Start application' }).click();
  await applyAndPay(ben.page);

  await ana.page.goto('/referral');
  await ana.page.getByText('Paid an application fee.').waitFor();
  expect(await ana.page.locator('main').innerText()).not.toContain('Bala');
  await ana.page.getByRole('button', { name: 'Claim ₹300' }).click();
  await ana.page.getByText('Claim of ₹300').waitFor();
  await expectAccessible(ana.page);
  expect([...ana.consoleErrors, ...ben.consoleErrors]).toEqual([]);
  await ana.leave();
  await ben.leave();
});
