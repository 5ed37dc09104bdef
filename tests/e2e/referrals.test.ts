import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../setup/browser.ts';
import { workerServer } from '../setup/worker-server.ts';
import { expectAccessible, openTestUser, signIn, signUpAs } from './test-user.ts';
import { getReferralLink, payApplicationFee } from './steps.ts';

let browser: Browser;
const { origin } = workerServer();
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test('a member shares a referral link, a new member joins through it, applies and pays, and the cashback can be claimed', async () => {
  const ana = await openTestUser(browser, origin);
  await signIn(ana.page, origin, { create: 'Anjali Rao' });
  const link = await getReferralLink(ana.page, 'Certificate in People Analytics');
  await expectAccessible(ana.page);

  const ben = await openTestUser(browser, origin, { screen: 'phone' });
  await ben.context.setExtraHTTPHeaders({ 'user-agent': 'Another phone' });
  const visitRecorded = ben.page.waitForResponse((response) => response.url().endsWith('/api/referrals'));
  await ben.page.goto(link);
  await visitRecorded;
  await ben.page.getByRole('button', { name: 'Start application' }).click();
  await signUpAs(ben.page, 'Bala Nathan');
  await ben.page.getByRole('button', { name: 'Start application' }).click();
  await payApplicationFee(ben.page);

  await ana.page.goto('/referral');
  await ana.page.getByText('Paid an application fee.').waitFor();
  expect(await ana.page.locator('main').innerText()).not.toContain('Bala');
  await ana.page.getByRole('button', { name: 'Claim ₹300' }).dblclick();
  await ana.page.getByText('Claim of ₹300').waitFor();
  await ana.page.reload();
  await ana.page.getByText('Claim of ₹300').waitFor();
  expect(await ana.page.getByText('Claim of ₹300').count()).toBe(1);
  await expectAccessible(ana.page);
  expect([...ana.consoleErrors, ...ben.consoleErrors]).toEqual([]);
  await ana.leave();
  await ben.leave();
});
