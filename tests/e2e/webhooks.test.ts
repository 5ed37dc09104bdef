/** Webhooks as a company's owner and as an administrator see them. */
import { randomUUID } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../setup/browser.ts';
import { queryDatabase } from '../setup/query-database.ts';
import { workerServer } from '../setup/worker-server.ts';
import { expectAccessible, expectNoOverflow, openTestUser, signIn } from './test-user.ts';

let browser: Browser;
const { origin, databaseUrl = '' } = workerServer();
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** A name that does not exist: what is sent has no answer. */
const ADDRESS = 'https://hooks.invalid/pathlight';

async function viewerId(page: Page): Promise<string> {
  const response = await page.request.get('/api/users/auth/logged_in');
  return ((await response.json()) as { data: { id: string } }).data.id;
}

/** Signs up as the owner of a company of its own. */
async function becomeOwner(page: Page): Promise<void> {
  await signIn(page, origin, { create: 'Ojas Kite', email: `${randomUUID()}@people.example` });
  await queryDatabase(
    databaseUrl,
    `with company as (insert into companies (slug, name, about, location)
       values ('kitemakers-' || gen_random_uuid()::text, 'Kitemakers', 'Kites.', 'Kochi') returning id)
     insert into company_people (company_id, user_id, role) select company.id, $1, 'owner' from company`,
    [await viewerId(page)],
  );
}

test('an owner adds a webhook on a phone with the keyboard, sees why a test did not arrive, sends it again, and deletes it', async () => {
  const { page, consoleErrors, leave } = await openTestUser(browser, origin, { screen: 'phone', dark: true });
  await becomeOwner(page);
  await page.goto('/hiring');
  await page.getByRole('link', { name: 'Webhooks' }).press('Enter');
  await page.getByRole('heading', { name: 'No webhooks yet' }).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add a webhook' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Address').fill('https://10.0.0.5/');
  await dialog.getByRole('checkbox', { name: 'Jobs changed' }).press('Space');
  await dialog.getByRole('button', { name: 'Add a webhook' }).press('Enter');
  await dialog.getByText('This address cannot be called').waitFor();
  await expectAccessible(page);
  await dialog.getByLabel('Address').fill(ADDRESS);
  await dialog.getByRole('button', { name: 'Add a webhook' }).press('Enter');
  await expect.poll(() => dialog.locator('code').textContent()).toMatch(/^whsec_/);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Done' }).press('Enter');

  await page.getByRole('link', { name: ADDRESS }).press('Enter');
  await page.getByRole('heading', { name: 'hooks.invalid', level: 1 }).waitFor();
  await page.getByText('Nothing was sent yet.').waitFor();
  await page.getByRole('button', { name: 'Send a test' }).press('Enter');
  const delivery = page.getByRole('listitem').filter({ hasText: '1 attempt' });
  await delivery.getByText(/No connection|No answer/).waitFor();
  await delivery.getByText('Waiting').waitFor();
  await page.getByText('Nothing has arrived since').waitFor();
  await expectNoOverflow(page);
  await expectAccessible(page);
  await delivery.getByRole('button', { name: /^Send again.*Test/ }).press('Enter');
  await page
    .getByRole('listitem')
    .filter({ hasText: /[2-9] attempts/ })
    .waitFor();

  await page.getByRole('button', { name: 'Delete' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).press('Enter');
  await page.getByRole('heading', { name: 'No webhooks yet' }).waitFor();
  expect(consoleErrors).toEqual([]);
  await leave();
});

test('an administrator adds a webhook of the site and pauses it, with a reason for each', async () => {
  const { page, consoleErrors, leave } = await openTestUser(browser, origin);
  await signIn(page, origin, { create: 'Staff Webhooks', email: `${randomUUID()}@people.example` });
  await queryDatabase(databaseUrl, `update users set staff_scopes = '{administrator}' where id = $1`, [await viewerId(page)]);
  await page.goto('/staff/webhooks');
  await page.getByRole('heading', { name: 'No webhooks yet' }).waitFor();
  await page.getByRole('button', { name: 'Add a webhook' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Address').fill(ADDRESS);
  await dialog.getByLabel('Reason').fill('The books are kept elsewhere.');
  await dialog.getByRole('button', { name: 'Add a webhook' }).click();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('link', { name: ADDRESS }).click();
  await page.getByRole('button', { name: 'Pause' }).click();
  await dialog.getByLabel('Reason').fill('The receiver moves today.');
  await dialog.getByRole('button', { name: 'Pause' }).click();
  await page.getByText('Nothing is sent, and what happens meanwhile is not told later.').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Resume' }).waitFor();
  expect(consoleErrors).toEqual([]);
  await leave();
});
