/** Sources of jobs in the staff's console, on a server that reaches feeds of this test's own. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../setup/browser.ts';
import { runCommand, startServer, type RunningServer } from '../setup/server.ts';
import { createSeededDatabase } from '../setup/worker-server.ts';
import { expectAccessible, expectNoOverflow, openTestUser, signIn, untilInteractive } from './test-user.ts';

let browser: Browser;
let server: RunningServer;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pathlight-sources-'));
beforeAll(async () => {
  browser = await openBrowser();
  server = await startServer(folder, { DATABASE_URL: await createSeededDatabase() }, 'tests/setup/server-with-sites.ts');
});
afterAll(async () => {
  await Promise.all([browser.close(), server.stop()]);
  fs.rmSync(folder, { recursive: true, force: true });
});

/** Signs up a member, who becomes staff with these scopes. */
async function signUpStaff(page: Page, name: string, ...scopes: string[]) {
  await signIn(page, server.origin, { create: name });
  if (scopes.length > 0)
    runCommand(
      server,
      'staff',
      'add',
      `${name.toLowerCase().replaceAll(' ', '.')}@people.example`,
      ...scopes.flatMap((scope) => ['--scope', scope]),
    );
}

async function addSource(page: Page, { address, name, taken }: { address: string; name: string; taken: string }) {
  await page.goto('/staff/sources');
  const add = page.getByRole('button', { name: 'Add', exact: true });
  await untilInteractive(add);
  await add.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Address').fill(address);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Try it out' }).click();
  await dialog.getByText(taken).waitFor();
  await expectAccessible(page);
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Reason').fill('Their jobs are asked for');
  await dialog.getByRole('button', { name: 'Save and run' }).click();
  await page.getByRole('region', { name, exact: true }).waitFor();
}

/** Presses an act of the open source, gives the reason, and confirms. */
async function act(page: Page, name: string, reason: string): Promise<void> {
  await page.locator('.work-pane').getByRole('button', { name, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill(reason);
  await dialog.getByRole('button', { name, exact: true }).click();
}

test('on a phone an editor tries out a source, saves it, reads its errors by row, runs it again, pauses and resumes it', async () => {
  const { page, consoleErrors, leave } = await openTestUser(browser, server.origin, { screen: 'phone', dark: true });
  await signUpStaff(page, 'Editor Phone', 'editor');
  const name = 'Orchid phone';
  const taken = 'Read 4 rows; 3 of them can be taken like this.';
  await addSource(page, { address: 'http://orchid.example/jobs.jsonl', name, taken });
  const pane = page.getByRole('region', { name, exact: true });
  await pane.getByText('3 open jobs').waitFor();
  await pane.getByRole('heading', { name: 'Rows with errors 1' }).waitFor();
  await pane.getByText('line 4').waitFor();
  await pane.getByText('Orchid packer').waitFor();
  await expectNoOverflow(page);
  await expectAccessible(page);

  await pane.getByRole('button', { name: 'Run now' }).click();
  await pane.getByText('Nothing changed since the run before.').waitFor();
  await act(page, 'Pause', 'Their feed is wrong');
  await pane.getByText('Paused', { exact: true }).waitFor();
  expect(await pane.getByRole('button', { name: 'Run now' }).count()).toBe(0);
  await act(page, 'Resume', 'They mended it');
  await pane.getByText('In step').waitFor();

  // The rail is behind a button.
  const places = page.getByRole('navigation', { name: 'Places of the console' });
  expect(await places.isVisible()).toBe(false);
  await page.getByRole('button', { name: /^Menu/ }).click();
  await expectAccessible(page);
  await places.getByRole('link', { name: 'Today' }).click();
  await page.getByRole('heading', { level: 1, name: 'Today' }).waitFor();
  // Companies are another scope's.
  expect(await page.getByRole('link', { name: 'Company requests' }).count()).toBe(0);
  await expectNoOverflow(page);
  await expectAccessible(page);
  expect(consoleErrors).toEqual([]);
  await leave();
});

test('keys find a source, step through the list and close what is open, and belong to a dialog while it is open', async () => {
  const { page, consoleErrors, leave } = await openTestUser(browser, server.origin);
  await signUpStaff(page, 'Editor Keys', 'editor');
  for (const [name, feed, taken] of [
    ['Kestrel one', 'kaveri.example/careers.xml', 'Read 3 rows; 3 of them'],
    ['Kestrel two', 'orchid.example/many.jsonl', 'Read the first 500 rows'],
  ] as const)
    await addSource(page, { address: `http://${feed}`, name, taken });
  await page.goto('/staff/sources?find=kestrel');
  await page.getByRole('link', { name: 'Kestrel one' }).click();
  const [one, two] = ['Kestrel one', 'Kestrel two'].map((name) => page.getByRole('region', { name, exact: true }));
  await one?.waitFor();
  await untilInteractive(page.getByRole('button', { name: 'Next (J)' }));
  await page.keyboard.press('j');
  await two?.waitFor();
  await two?.getByText('1,500 open jobs').waitFor();
  await page.keyboard.press('k');
  await one?.waitFor();

  await one?.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Delete and close its jobs' }).click();
  const confirmation = page.getByRole('dialog');
  await confirmation.waitFor();
  await page.keyboard.press('j');
  await page.keyboard.press('Escape');
  await confirmation.waitFor({ state: 'detached' });
  await one?.waitFor();

  await page.keyboard.press('Escape');
  await one?.waitFor({ state: 'detached' });
  await page.keyboard.press('f');
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('search');
  await page.keyboard.type(' one');
  await page.getByText('1 source, 3 open jobs').waitFor();
  expect(consoleErrors).toEqual([]);
  await leave();
});

test('the console answers a member without a scope, and staff without the scope of a place, with a 404', async () => {
  const { page, leave } = await openTestUser(browser, server.origin);
  await signUpStaff(page, 'Nobody Special');
  for (const address of ['/staff', '/staff/sources', '/staff/audit-log', '/staff/company-requests', '/staff/held-jobs'])
    expect([address, (await page.goto(address))?.status()]).toEqual([address, 404]);
  runCommand(server, 'staff', 'add', 'nobody.special@people.example', '--scope', 'support');
  expect((await page.goto('/staff'))?.status()).toBe(200);
  await page.getByText('Nothing waits for you.').waitFor();
  for (const address of ['/staff/sources', '/staff/audit-log', '/staff/company-requests', '/staff/held-jobs'])
    expect([address, (await page.goto(address))?.status()]).toEqual([address, 404]);
  await leave();
});
