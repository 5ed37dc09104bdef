/** Money in the staff's console: a refund, a payment that is held, the books, the tax documents and a cashback. */
import fs from 'node:fs';
import pg from 'pg';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../setup/browser.ts';
import { runCommand } from '../setup/server.ts';
import { workerServer } from '../setup/worker-server.ts';
import { ANALYST, pdfResume } from './files.ts';
import {
  applyOverHttp,
  getReferralLink,
  openReportPayment,
  payApplicationFee,
  payOnProvidersPage,
  pressPayNow,
} from './steps.ts';
import { expectAccessible, expectNoOverflow, openTestUser, signIn, signUpAs, untilInteractive } from './test-user.ts';

let browser: Browser;
const server = workerServer();
const { origin, databaseUrl } = server;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const emailOf = (name: string) => `${name.toLowerCase().replaceAll(' ', '.')}@employers.example`;

/** A default user who is staff. */
async function openStaff(name: string, screen: 'desktop' | 'phone', ...scopes: string[]) {
  const staff = await openTestUser(browser, origin, { screen });
  await signIn(staff.page, origin, { existing: name });
  runCommand(server, 'staff', 'add', emailOf(name), ...scopes.flatMap((scope) => ['--scope', scope]));
  return staff;
}

/** Somebody new pays for a report; returns the number of the payment. */
async function payReport(scenario: string): Promise<string> {
  const { page, leave } = await openTestUser(browser, origin);
  await applyOverHttp(page, origin, 'accountant', await pdfResume(ANALYST));
  await openReportPayment(page);
  await pressPayNow(page);
  await payOnProvidersPage(page, scenario);
  await page.waitForURL(/payment\/status/);
  const txnid = new URL(page.url()).searchParams.get('txnid') ?? '';
  await leave();
  return txnid;
}

/** Lets the sign-in of a member be older than what a refund needs. */
async function ageSignIn(email: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    `update sessions set authenticated_at = now() - interval '11 minutes'
     where user_id in (select id from users where email = $1)`,
    [email],
  );
  await client.end();
}

/** Finds a purchase by its number and opens its history with a reason; returns its pane. */
async function openPurchase(page: Page, txnid: string, reason: string) {
  await page.goto(`/staff/purchases?find=${txnid}`);
  await page.getByRole('link', { name: 'Nisha Applicant' }).click();
  const pane = page.getByRole('region', { name: txnid, exact: true });
  await untilInteractive(pane.getByLabel('Reason'));
  await pane.getByLabel('Reason').fill(reason);
  await expectAccessible(page);
  await pane.getByRole('button', { name: 'Open', exact: true }).click();
  await pane.getByText(`Opened for: ${reason}.`).waitFor();
  await expectAccessible(page);
  return pane;
}

async function refund(page: Page, reason: string): Promise<void> {
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill(reason);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Refund', exact: true }).click();
  await page.getByText('The refund has begun').waitFor();
}

async function download(page: Page, button: string): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: button }).click()]);
  return fs.readFileSync(await file.path(), 'utf8');
}

test('finance staff refund a purchase after a fresh sign-in, which its history and the audit log show, and export the tax documents', async () => {
  const name = 'Vikram Rao';
  const txnid = await payReport('Success');
  const { page, consoleErrors, leave } = await openStaff(name, 'desktop', 'finance', 'administrator');
  await ageSignIn(emailOf(name));
  await openPurchase(page, txnid, 'A letter of 3 May');
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  await page.getByText('This needs a sign-in of the last ten minutes.').waitFor();
  // The provider remembers who signed in and asks nothing.
  await Promise.all([page.waitForEvent('load'), page.getByRole('link', { name: 'Continue with Google' }).click()]);
  await page.waitForURL(/\/staff\/purchases/);
  await untilInteractive(page.getByRole('button', { name: 'Refund', exact: true }));
  await refund(page, 'The report misread page two.');
  const pane = page.getByRole('region', { name: txnid, exact: true });
  await pane.getByText('Being refunded', { exact: true }).waitFor();
  await pane.getByText('Reason: The report misread page two.').first().waitFor();
  await expectAccessible(page);

  await page.goto('/staff/books');
  await page.getByRole('button', { name: 'Compare' }).click();
  await page.getByText(/^The books of .* are compared\.$/).waitFor();
  await expectAccessible(page);
  const lines = (await download(page, 'Export tax documents')).split('\r\n').filter((line) => line.includes(txnid));
  expect(lines.map((line) => line.split(',')[0])).toEqual(['payment_receipt']);

  await page.goto('/staff/audit-log?action=purchase.refund');
  const entry = page.getByRole('listitem').filter({ hasText: 'The report misread page two.' });
  await entry.getByRole('link', { name }).waitFor();
  expect(consoleErrors).toEqual([]);
  await leave();
});

test('on a phone finance staff find the payment that is held from Today, and send the money back', async () => {
  const txnid = await payReport('Wrong amount');
  const { page, consoleErrors, leave } = await openStaff('Sana Shaikh', 'phone', 'finance');
  await page.goto('/staff');
  await page.getByRole('main').getByRole('link', { name: 'Purchases', exact: true }).click();
  await page.getByRole('heading', { name: 'Purchases' }).waitFor();
  const pane = await openPurchase(page, txnid, 'A held payment');
  await pane.getByText(/^Held: /).waitFor();
  await expectNoOverflow(page);
  await refund(page, 'Another amount arrived.');
  await pane.getByText('Held', { exact: true }).waitFor({ state: 'detached' });
  expect(consoleErrors).toEqual([]);
  await leave();
});

test('finance staff decide a claim of cashback on a phone, and the claimant reads why', async () => {
  const claimant = await openTestUser(browser, origin);
  await signIn(claimant.page, origin, { create: 'Anjali Menon' });
  const link = await getReferralLink(claimant.page, 'Certificate in People Analytics');
  const friend = await openTestUser(browser, origin);
  await friend.context.setExtraHTTPHeaders({ 'user-agent': 'Another phone' });
  const visitRecorded = friend.page.waitForResponse((response) => response.url().endsWith('/api/referrals'));
  await friend.page.goto(link);
  await visitRecorded;
  await friend.page.getByRole('button', { name: 'Start application' }).click();
  await signUpAs(friend.page, 'Bala Menon');
  await friend.page.getByRole('button', { name: 'Start application' }).click();
  await payApplicationFee(friend.page);
  await claimant.page.goto('/referral');
  await claimant.page.getByRole('button', { name: 'Claim ₹300' }).click();
  await claimant.page.getByText('Claim of ₹300').waitFor();

  const { page, consoleErrors, leave } = await openStaff('Sana Shaikh', 'phone', 'finance');
  await page.goto('/staff/cashbacks');
  const claim = page.getByRole('main').getByRole('listitem').filter({ hasText: '₹300' }).last();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await untilInteractive(claim.getByRole('button', { name: 'Reject' }));
  await claim.getByRole('button', { name: 'Reject' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason, which the claimant reads').fill('The friend had an account before.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await page.getByText('Rejected; the claimant is told.').waitFor();
  await claimant.page.reload();
  await claimant.page.getByText('The friend had an account before.').waitFor();
  expect([...consoleErrors, ...claimant.consoleErrors]).toEqual([]);
  for (const { leave: close } of [claimant, friend]) await close();
  await leave();
});
