import fs from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SANDBOX_MERCHANT_KEY, SANDBOX_MERCHANT_SALT } from '#platform/runtime/sandbox-contract.ts';
import { openBrowser } from '../setup/browser.ts';
import { workerServer } from '../setup/worker-server.ts';
import { ANALYST, pdfResume } from './files.ts';
import { expectAccessible, openTestUser } from './test-user.ts';
import { applyOverHttp, openReportPayment, payOnProvidersPage, pressPayNow, reportPaymentButton } from './steps.ts';

let browser: Browser;
const { origin, dataDir } = workerServer();
const sandboxOrigin = () => fs.readFileSync(path.join(dataDir, 'sandbox', 'origin'), 'utf8');
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** Opens the checkout of a new application of a new account. */
async function openCheckout(query: string) {
  const user = await openTestUser(browser, origin);
  await applyOverHttp(user.page, origin, query, await pdfResume(ANALYST));
  await openReportPayment(user.page);
  return user;
}
/** Lets the sandbox's bank decide that a payment succeeds. */
const finishPayment = (txnid: string | null) =>
  fetch(`${sandboxOrigin()}/_control/finish`, { method: 'POST', body: JSON.stringify({ txnid, webhook: 'after' }) });

test('a declined payment is explained and can be retried from the page of the application', async () => {
  const { page, leave } = await openCheckout('staff nurse');
  await pressPayNow(page);
  await payOnProvidersPage(page, 'Declined by the bank');
  await page.getByRole('heading', { name: 'Payment Failed!' }).waitFor();
  await page.getByText(/5-7 business days/).waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Retry' }).click();
  await page.waitForURL(/\/thankyou/);
  await openReportPayment(page);
  await pressPayNow(page);
  await payOnProvidersPage(page, 'Success');
  await page.getByRole('link', { name: 'View Role Fitment Score' }).waitFor();
  await leave();
});

test('the dialog asks for a telephone number, refuses what is none, and fills it in at the next payment', async () => {
  const { page, leave } = await openCheckout('sales executive');
  await page
    .getByText(/^Offer ends soon: \d+ \w+ \d{4}$/)
    .first()
    .waitFor();
  const phone = page.getByLabel('Your telephone number');
  await phone.fill('98450');
  await page.getByRole('button', { name: /^Pay Now, save ₹20$/ }).click();
  await page.getByText('Give a telephone number').waitFor();
  await expectAccessible(page);
  await phone.fill('+971 50 123 4567');
  await page.getByRole('button', { name: 'Pay Now' }).click();
  await payOnProvidersPage(page, 'Cancelled by the payer');
  await page.getByRole('link', { name: 'Retry' }).click();
  await openReportPayment(page);
  await expect.poll(() => phone.inputValue()).toBe('+971501234567');
  await leave();
});

test('a cancelled payment is shown as failed', async () => {
  const { page, leave } = await openCheckout('accountant');
  await pressPayNow(page);
  await payOnProvidersPage(page, 'Cancelled by the payer');
  await page.getByRole('heading', { name: 'Payment Failed!' }).waitFor();
  await leave();
});

test('a pending payment is shown as pending and unlocks nothing', async () => {
  const { page, leave } = await openCheckout('ux designer');
  const applicationUrl = page.url();
  await pressPayNow(page);
  await payOnProvidersPage(page, 'Pending', 'Never');
  await page.getByText('Untracked Status available "pending"').waitFor();
  await page.getByText('The bank confirms your payment').waitFor();
  await page.getByText(/Last asked at \d\d:\d\d\. We ask again at \d\d:\d\d\./).waitFor();
  await expectAccessible(page);
  await page.goto(applicationUrl);
  await reportPaymentButton(page).waitFor();
  await leave();
});

test('the status page of a pending payment polls, and shows the receipt once the bank has decided', async () => {
  const { page, leave } = await openCheckout('data engineer');
  await pressPayNow(page);
  await payOnProvidersPage(page, 'Pending', 'Never');
  await page.getByText('Untracked Status available "pending"').waitFor();
  const txnid = new URL(page.url()).searchParams.get('txnid');
  expect((await finishPayment(txnid)).status).toBe(200);
  await page.getByRole('heading', { name: 'Payment successful' }).waitFor();
  const receipt = await page.request.get((await page.getByRole('link', { name: /receipt/ }).getAttribute('href')) ?? '');
  expect((await receipt.body()).subarray(0, 5).toString()).toBe('%PDF-');
  await leave();
});

test('when a declined payment succeeds after a second one did, the first is refunded', async () => {
  const { page, context, leave } = await openCheckout('product designer');
  const applicationUrl = page.url();
  await pressPayNow(page);
  await payOnProvidersPage(page, 'Declined by the bank', 'Never');
  await page.getByRole('heading', { name: 'Payment Failed!' }).waitFor();
  const firstStatusUrl = page.url();
  const other = await context.newPage();
  await other.goto(applicationUrl);
  await openReportPayment(other);
  await pressPayNow(other);
  await payOnProvidersPage(other, 'Success');
  await other.getByRole('heading', { name: 'Payment successful' }).waitFor();
  const txnid = new URL(firstStatusUrl).searchParams.get('txnid');
  expect((await finishPayment(txnid)).status).toBe(200);
  await page.goto(firstStatusUrl);
  await page.getByText('Untracked Status available "refund_pending"').waitFor();
  await page.getByText('This item had been paid for already').waitFor();
  await expectAccessible(page);
  await page.goto('/purchases');
  await page.getByText('Refund on its way').waitFor();
  await expectAccessible(page);
  await leave();
});

test('a pending purchase cannot be paid a second time', async () => {
  const { page, leave } = await openCheckout('nurse');
  const applicationUrl = page.url();
  await pressPayNow(page);
  await payOnProvidersPage(page, 'Pending', 'Never');
  await page.getByText('Untracked Status available "pending"').waitFor();
  await page.goto(applicationUrl);
  await openReportPayment(page);
  await pressPayNow(page);
  await page.getByText('Your earlier payment for this is still being confirmed.').waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'All my purchases' }).click();
  await page.getByText('Waiting for the bank').waitFor();
  await leave();
});

test('no file for browsers contains the merchant’s credentials', () => {
  const files = fs
    .readdirSync('dist/client', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(js|css|html|json)$/.test(file));
  expect(files.length).toBeGreaterThan(10);
  for (const file of files) {
    const text = fs.readFileSync(path.join('dist/client', file), 'utf8');
    for (const secret of [SANDBOX_MERCHANT_SALT, SANDBOX_MERCHANT_KEY, 'PAYU_SALT'])
      expect(text.includes(secret), file).toBe(false);
  }
});

test('a payment of a wrong amount and one with a tampered response unlock nothing', async () => {
  const { page, leave } = await openCheckout('apprentice');
  const applicationUrl = page.url();
  for (const scenario of ['Wrong amount', 'Tampered hash']) {
    await page.goto(applicationUrl);
    await openReportPayment(page);
    await pressPayNow(page);
    await payOnProvidersPage(page, scenario);
    await page.waitForURL(/payment\/status/);
    expect(await page.getByRole('link', { name: 'View Role Fitment Score' }).count()).toBe(0);
  }
  await leave();
});

test('the webhook unlocks a purchase when the payer closes the window after paying', async () => {
  const { page, leave } = await openCheckout('backend engineer');
  const applicationUrl = page.url();
  await pressPayNow(page);
  await payOnProvidersPage(page, 'Success, never sent back', 'Before the browser is back');
  await expect
    .poll(
      async () => {
        await page.goto(applicationUrl);
        return page.url();
      },
      { timeout: 15_000 },
    )
    .toContain('/fitment-score/');
  await leave();
});

test('pressing Pay Now twice creates one purchase, and a replayed response changes nothing', async () => {
  const { page, leave } = await openCheckout('data analyst');
  let purchases = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/purchases')) purchases += 1;
  });
  const responses: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/purchase_response')) responses.push(request.postData() ?? '');
  });
  await page.getByLabel('Your telephone number').fill('98450 12345');
  await page.getByRole('button', { name: 'Pay Now' }).dblclick();
  await payOnProvidersPage(page, 'Success', 'Twice');
  await page.getByRole('link', { name: 'View Role Fitment Score' }).waitFor();
  expect(purchases).toBe(1);
  const replay = { headers: { 'content-type': 'application/x-www-form-urlencoded' }, data: responses[0] ?? '', maxRedirects: 0 };
  for (let attempt = 0; attempt < 3; attempt += 1)
    expect((await page.request.post('/api/purchases/purchase_response', replay)).status()).toBe(303);
  await page.goto('/purchases');
  expect(await page.getByText('₹29').count()).toBe(1);
  await leave();
});
