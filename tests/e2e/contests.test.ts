/** What a payer contests, from the purchase to the answer of staff. */
import pg from 'pg';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../setup/browser.ts';
import { workerServer } from '../setup/worker-server.ts';
import { expectAccessible, expectNoOverflow, openTestUser, signUpAs, untilInteractive } from './test-user.ts';

let browser: Browser;
const { origin, databaseUrl } = workerServer();
const database = new pg.Client({ connectionString: databaseUrl });
beforeAll(async () => {
  browser = await openBrowser();
  await database.connect();
});
afterAll(() => Promise.all([browser.close(), database.end()]));

/** A paid report of a member; payments.test.ts pays through the pages. */
const storePurchase = (email: string) =>
  database.query(
    `insert into purchases (user_id, purchasable_type, purchasable_id, title, txnid, amount_paise, status, provider_ref,
       invoice_number, verified_at, receipt, sent_fields, context, status_path, created_at)
     select id, 'FitmentScore', gen_random_uuid(), 'Role Fitment Score for Surveyor at Port Trust', 'Tcontest0000000000000000', 2900,
       'success', 'Tcontest0000000000000000', 'RCP/T/CONTEST1', now(), $2, $3, '{}', '/purchases', now() from users where email = $1`,
    [
      email,
      JSON.stringify({ number: 'RCP/T/CONTEST1', kind: 'payment_receipt', paidAt: new Date().toISOString(), tax: null }),
      JSON.stringify({ amount: '29.00', firstname: 'Tara', lastname: 'Payer', email, phone: '+919845012345' }),
    ],
  );

test('a payer says on a phone what is wrong with a purchase; support answers it, and the payer reads the answer', async () => {
  const payer = await openTestUser(browser, origin, { screen: 'phone' });
  await payer.page.goto('/settings');
  await signUpAs(payer.page, 'Tara Payer');
  await storePurchase('tara.payer@people.example');
  await payer.page.goto('/purchases');
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

  const { page, consoleErrors, leave } = await openTestUser(browser, origin, { screen: 'desktop' });
  await page.goto('/settings');
  await signUpAs(page, 'Padma Helpdesk');
  await database.query(`update users set staff_scopes = array['support'] where email = 'padma.helpdesk@people.example'`);
  await page.goto('/staff/contests?find=Tcontest');
  await page.getByRole('link', { name: 'Tara Payer' }).click();
  const pane = page.getByRole('region', { name: 'Tara Payer' });
  await pane.getByText('Line four of page two says SQL').waitFor();
  await untilInteractive(pane.getByRole('button', { name: 'Mended' }));
  await pane.getByRole('button', { name: 'Mended' }).click();
  await page.getByLabel('Reason, which Tara Payer reads').fill('We read page two again, and SQL is found.');
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Mended' }).click();
  await page.getByText('Answered; Tara Payer is told.').waitFor();

  await payer.page.reload();
  await purchase.getByText('We read page two again, and SQL is found.').waitFor();
  await expectNoOverflow(payer.page);
  expect([...consoleErrors, ...payer.consoleErrors]).toEqual([]);
  for (const close of [payer.leave, leave]) await close();
});
