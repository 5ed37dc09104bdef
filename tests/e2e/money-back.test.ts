import pg from 'pg';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../setup/browser.ts';
import { workerServer } from '../setup/worker-server.ts';
import { makePlan, payOnProvidersPage, pressPayNow } from './steps.ts';
import { expectAccessible, openTestUser } from './test-user.ts';

let browser: Browser;
const { origin, databaseUrl } = workerServer();
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** Makes a plan one that was paid for earlier and that the rules would not sell now. */
async function offerMoneyBack(planId: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(`update roadmaps set plan = plan - 'aim', review = 'refund_offered' where id = $1`, [planId]);
  await client.end();
}

test('on a phone a member takes the money back for a plan that we would not sell now, and keeps the plan', async () => {
  const { page, consoleErrors, leave } = await openTestUser(browser, origin, { screen: 'phone', dark: true });
  await makePlan(page, origin);
  const planUrl = page.url();
  await page.getByRole('button', { name: 'Get Full Access' }).click();
  await pressPayNow(page);
  await payOnProvidersPage(page, 'Success', 'Before the browser is back');
  await page.getByText('Thank you. You paid for: Personalised Learning Plan for').waitFor();
  await offerMoneyBack(new URL(planUrl).pathname.split('/').at(-1) ?? '');
  await page.goto(planUrl);
  await page.getByText('We would not sell this plan today.').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Get my ₹199 back' }).click();
  await page.getByText('₹199 goes back to your original payment method').waitFor();
  await expectAccessible(page);
  await page.reload();
  await page.getByText('The plan stays open.').waitFor();
  expect(await page.locator('.is-locked').count()).toBe(0);
  await page.getByRole('link', { name: 'Save PDF' }).waitFor();
  await page.getByRole('link', { name: 'The payment' }).click();
  await page.getByText('Untracked Status available "refund').waitFor();
  expect(consoleErrors).toEqual([]);
  await leave();
});
