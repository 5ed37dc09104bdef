import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openBrowser } from '../setup/browser.ts';
import { ANALYST, pdfResume } from './files.ts';
import { expectAccessible, somebodyAt } from './person.ts';
import { apply, openJob, payOnProvidersPage } from './steps.ts';

let browser: Browser;
const origin = inject('origin');
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** Each test applies for a job of its own, so that nothing has been bought before. */
async function atTheTill(query: string, person: string) {
  const somebody = await somebodyAt(browser, origin);
  await openJob(somebody.page, query);
  await apply(somebody.page, person, 'A short letter.', await pdfResume(ANALYST));
  await somebody.page.getByRole('button', { name: 'View My Score' }).click();
  return somebody;
}
const pay = (page: Page) => page.getByRole('button', { name: 'Pay Now' }).click();

test('a declined payment says so kindly, leads back, and can be tried again', async () => {
  const { page, leave } = await atTheTill('staff nurse', 'Asha Menon');
  await pay(page);
  await payOnProvidersPage(page, 'Declined by the bank');
  await page.getByRole('heading', { name: 'Payment Failed!' }).waitFor();
  await page.getByText(/5-7 business days/).waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Retry' }).click();
  await page.waitForURL(/\/thankyou/);
  await page.getByRole('button', { name: 'View My Score' }).click();
  await pay(page);
  await payOnProvidersPage(page, 'Success');
  await page.getByRole('link', { name: 'View Role Fitment Score' }).waitFor();
  await leave();
});

test('a cancelled payment buys nothing', async () => {
  const { page, leave } = await atTheTill('accountant', 'Rahul Verma');
  await pay(page);
  await payOnProvidersPage(page, 'Cancelled by the payer');
  await page.getByRole('heading', { name: 'Payment Failed!' }).waitFor();
  await leave();
});

test('a pending payment is called by its name, never failed, and unlocks nothing yet', async () => {
  const { page, leave } = await atTheTill('ux designer', 'Rahul Verma');
  const application = page.url();
  await pay(page);
  await payOnProvidersPage(page, 'Pending', 'Never');
  await page.getByText('Untracked Status available "pending"').waitFor();
  await expectAccessible(page);
  await page.goto(application);
  await page.getByRole('button', { name: 'View My Score' }).waitFor();
  await leave();
});

test('a payment of another amount and one with a tampered answer unlock nothing', async () => {
  const { page, leave } = await atTheTill('apprentice', 'Rahul Verma');
  const application = page.url();
  for (const scenario of ['Wrong amount', 'Tampered hash']) {
    await page.goto(application);
    await page.getByRole('button', { name: 'View My Score' }).click();
    await pay(page);
    await payOnProvidersPage(page, scenario);
    await page.waitForURL(/payment\/status/);
    expect(await page.getByRole('link', { name: 'View Role Fitment Score' }).count()).toBe(0);
  }
  await leave();
});

test('closing the window after paying still unlocks, through the webhook', async () => {
  const { page, leave } = await atTheTill('backend engineer', 'Rahul Verma');
  const application = page.url();
  await pay(page);
  await payOnProvidersPage(page, 'Success, never sent back', 'Before the browser is back');
  await expect
    .poll(
      async () => {
        await page.goto(application);
        return page.url();
      },
      { timeout: 15_000 },
    )
    .toContain('/fitment-score/');
  await leave();
});

test('pressing Pay Now twice makes one purchase, and an answer played again changes nothing', async () => {
  const { page, leave } = await atTheTill('data analyst', 'Dev Kapoor');
  let made = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/purchases')) made += 1;
  });
  const answers: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/purchase_response')) answers.push(request.postData() ?? '');
  });
  await page.getByRole('button', { name: 'Pay Now' }).dblclick();
  await payOnProvidersPage(page, 'Success', 'Twice');
  await page.getByRole('link', { name: 'View Role Fitment Score' }).waitFor();
  expect(made).toBe(1);
  const replay = { headers: { 'content-type': 'application/x-www-form-urlencoded' }, data: answers[0] ?? '', maxRedirects: 0 };
  for (let time = 0; time < 3; time += 1)
    expect((await page.request.post('/api/purchases/purchase_response', replay)).status()).toBe(303);
  await page.goto('/purchases');
  expect(await page.getByText('₹29').count()).toBe(1);
  await expectAccessible(page);
  await leave();
});
