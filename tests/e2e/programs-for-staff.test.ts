/** Universities and programs in the staff's console. */
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

/** A program, and a duplicate of it. */
async function twoPrograms(): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    `insert into programs (id, code, title, provider, url, category, families, program_type, level, mode, region, language, cost, source, source_id)
     select id, id, title, 'Weavers', 'https://weavers.example/', 'data-analysis', '{}', 'course', 'beginner', 'online', 'India', 'en', 'paid', 'avocet', id
     from (values ('avocet-looms', 'Avocet looms'), ('avocet-looms-copy', 'Avocet looms (copy)')) as added (id, title)`,
  );
  await client.end();
}

test('an editor merges a duplicate program, whose address leads to the one that is kept, and corrects that one', async () => {
  await twoPrograms();
  const { page, consoleErrors, leave } = await openTestUser(browser, origin, { screen: 'desktop' });
  await signIn(page, origin, { create: 'Vaidehi Rege' });
  runCommand(server, 'staff', 'add', 'vaidehi.rege@people.example', '--scope', 'editor');
  const pane = page.locator('.work-pane');
  const dialog = page.getByRole('dialog');
  const press = async (name: string) => {
    await untilInteractive(pane.getByRole('button', { name, exact: true }));
    await pane.getByRole('button', { name, exact: true }).click();
  };

  await page.goto('/staff/programs?find=avocet');
  await page.getByRole('table').getByRole('link', { name: 'Avocet looms (copy)' }).click();
  await press('Merge');
  await dialog.getByRole('radio', { name: /^Avocet looms/ }).check();
  await dialog.getByLabel('Reason').fill('The same program');
  await dialog.getByRole('button', { name: 'Merge for good' }).click();
  await page.getByText('Avocet looms (copy) is now part of Avocet looms').waitFor();
  const old = await page.request.get('/course-detail/avocet-looms-copy/data-analysis/x', { maxRedirects: 0 });
  expect([old.status(), old.headers()['location']]).toEqual([
    301,
    expect.stringMatching(/\/course-detail\/avocet-looms\/data-analysis\//),
  ]);
  await press('Edit');
  await dialog.getByLabel('Starts').fill('2030-01-15, apply by 2029-12-31');
  await dialog.getByLabel('Reason').fill('The dates of next year');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Avocet looms is corrected').waitFor();
  await pane.getByText('Reason: The dates of next year').waitFor();
  expect(consoleErrors).toEqual([]);
  await leave();
});
