/** What a payer contests, from the report to the answer of staff. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../setup/browser.ts';
import { runCommand } from '../setup/server.ts';
import { workerServer } from '../setup/worker-server.ts';
import { ANALYST, pdfResume } from './files.ts';
import { applyOverHttp, buyReport } from './steps.ts';
import { expectAccessible, openTestUser, signUpAs, untilInteractive } from './test-user.ts';

let browser: Browser;
const server = workerServer();
const { origin } = server;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test('a payer says on a phone what is wrong with a report; support answers it from Today, and the payer reads the answer', async () => {
  const payer = await openTestUser(browser, origin, { screen: 'phone' });
  await applyOverHttp(payer.page, origin, 'accountant', await pdfResume(ANALYST));
  await buyReport(payer.page);
  await payer.page.getByRole('link', { name: 'Something wrong with this report?' }).click();
  const purchase = payer.page.getByRole('main').getByRole('listitem');
  await untilInteractive(purchase.getByRole('button', { name: 'Something wrong?' }));
  await purchase.getByRole('button', { name: 'Something wrong?' }).click();
  const dialog = payer.page.getByRole('dialog');
  await dialog.getByLabel('What happened, and why').fill('Line four of page two says SQL, and it is missing.');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await dialog.getByText('Choose what it is about.').waitFor();
  await dialog.getByRole('radio', { name: 'My résumé was read wrongly' }).check();
  await expectAccessible(payer.page);
  await dialog.getByRole('button', { name: 'Send' }).click();
  await purchase.getByText('Awaits an answer').waitFor();
  expect(await payer.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

  const { page, consoleErrors, leave } = await openTestUser(browser, origin, { screen: 'desktop' });
  await page.goto('/settings');
  await signUpAs(page, 'Padma Helpdesk');
  runCommand(server, 'staff', 'add', 'padma.helpdesk@people.example', '--scope', 'support');
  await page.goto('/staff/contests');
  await page.getByRole('link', { name: 'Nisha Applicant' }).last().click();
  const pane = page.getByRole('region', { name: 'Nisha Applicant' });
  await pane.getByText('Line four of page two says SQL').waitFor();
  await untilInteractive(pane.getByRole('button', { name: 'Mended' }));
  await expectAccessible(page);
  await pane.getByRole('button', { name: 'Mended' }).click();
  await page.getByLabel('Reason, which Nisha Applicant reads').fill('We read page two again, and SQL is found.');
  await page.getByRole('dialog').getByRole('button', { name: 'Mended' }).click();
  await page.getByText('Answered; Nisha Applicant is told.').waitFor();

  await payer.page.reload();
  await purchase.getByText('We read page two again, and SQL is found.').waitFor();
  await purchase.getByRole('button', { name: 'Something wrong?' }).waitFor();
  expect([...consoleErrors, ...payer.consoleErrors]).toEqual([]);
  for (const close of [payer.leave, leave]) await close();
});
