/** Companies and jobs in the staff's console. */
import pg from 'pg';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../setup/browser.ts';
import { runCommand } from '../setup/server.ts';
import { workerServer } from '../setup/worker-server.ts';
import { expectAccessible, openTestUser, signIn, untilInteractive } from './test-user.ts';

let browser: Browser;
const server = workerServer();
const { origin, databaseUrl } = server;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** A company, and a duplicate of it with a job. */
async function twoCompanies(): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    `with added as (
       insert into companies (slug, name, location) values
         ('avocet-weaving', 'Avocet Weaving', 'Erode'), ('avocet-weaving-pvt-ltd', 'Avocet Weaving Pvt Ltd', 'Erode') returning id, slug)
     insert into jobs (slug, company_id, title, role_type, work_mode, location, description, posted_on, source, source_id, apply_url)
     select 'loom-keeper', id, 'Loom keepr', 'Full-time', 'On-site', 'Erode', 'Keep looms.', now(), 'avocet', '1', 'https://avocet.example/1'
     from added where slug = 'avocet-weaving-pvt-ltd'`,
  );
  await client.end();
}

test('an editor merges a duplicate, corrects its job and takes it off the site and back, and the old address leads to the company that is kept', async () => {
  await twoCompanies();
  const { page, consoleErrors, leave } = await openTestUser(browser, origin, { screen: 'desktop' });
  await signIn(page, origin, { create: 'Urmi Sathe' });
  runCommand(server, 'staff', 'add', 'urmi.sathe@people.example', '--scope', 'editor');
  const pane = page.locator('.work-pane');
  const dialog = page.getByRole('dialog');
  const press = async (name: string) => {
    await untilInteractive(pane.getByRole('button', { name, exact: true }));
    await pane.getByRole('button', { name, exact: true }).click();
  };

  await page.goto('/staff/companies?find=avocet');
  await page.getByRole('table').getByRole('link', { name: 'Avocet Weaving Pvt Ltd' }).click();
  await press('Merge');
  await dialog.getByRole('radio', { name: /^Avocet Weaving/ }).check();
  await dialog.getByLabel('Reason').fill('The same company');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Merge for good' }).click();
  await page.getByText('Avocet Weaving Pvt Ltd is now part of Avocet Weaving').waitFor();
  await pane.getByText('Avocet Weaving Pvt Ltd (/company/avocet-weaving-pvt-ltd)').waitFor();
  const old = await page.request.get('/company/avocet-weaving-pvt-ltd', { maxRedirects: 0 });
  expect([old.status(), old.headers()['location']]).toEqual([301, expect.stringMatching(/\/company\/avocet-weaving$/)]);

  await page.goto('/staff/jobs?find=avocet');
  await page.getByRole('table').getByRole('link', { name: 'Loom keepr' }).click();
  await press('Edit');
  await dialog.getByLabel('Title').fill('Loom keeper');
  await dialog.getByLabel('Places').fill('Erode, India');
  await dialog.getByLabel('Reason').fill('A letter was missing');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Loom keeper is corrected').waitFor();
  await press('Unpublish');
  await dialog.getByLabel('Reason').fill('The place is filled');
  await dialog.getByRole('button', { name: 'Unpublish' }).click();
  await page.getByText('Loom keeper is off the site').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await pane.getByRole('button', { name: 'Unpublish', exact: true }).waitFor();
  await pane.getByText('Reason: A letter was missing').waitFor();
  expect(consoleErrors).toEqual([]);
  await leave();
});
