import fs from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../setup/browser.ts';
import { workerServer } from '../setup/worker-server.ts';
import {
  expectAccessible,
  expectNoOverflow,
  openTestUser,
  signIn,
  signInAs,
  signInThroughPages,
  untilHydrated,
  holdMessage,
} from './test-user.ts';

let browser: Browser;
const { origin } = workerServer();
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test('pinning a job reopens the board picker after signing in; a board is reordered by keyboard, shared and exported as a file', async () => {
  const friend = await openTestUser(browser, origin, { screen: 'phone', dark: true });
  await signIn(friend.page, origin, { existing: 'Rahul Verma' });
  await friend.page.goto('/boards');

  const { page, consoleErrors, leave } = await openTestUser(browser, origin);
  const undo = (message: string) => page.locator('.toast', { hasText: message }).getByRole('button', { name: 'Undo' }).click();
  await page.goto('/jobs-apprenticeships?query=data');
  const pin = page.getByRole('button', { name: /^Pin / });
  await pin.first().dblclick();
  await signInThroughPages(page, 'Meera Iyer');
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('heading', { name: 'Add to a board' }).waitFor();
  await expectAccessible(page);
  await drawer.getByLabel('New board', { exact: true }).fill('Leaving quietly');
  await drawer.getByRole('button', { name: 'Make the board' }).click();
  const row = drawer.getByRole('button', { name: /^Leaving quietly/ });
  await expect.poll(() => row.getAttribute('aria-pressed')).toBe('true');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => row.getAttribute('aria-pressed')).toBe('false');
  await row.dblclick();
  await expect.poll(() => row.textContent()).toContain('1 card');
  await page.keyboard.press('Escape');

  await page.goto('/boards');
  await page.getByRole('link', { name: 'Leaving quietly' }).click();
  await page.getByRole('heading', { level: 1, name: 'Leaving quietly' }).waitFor();
  const board = page.url();
  await page.getByRole('button', { name: 'Add a card' }).first().click();
  await page.getByLabel('Address', { exact: true }).fill('pgexercises.com');
  await page.getByLabel('Title', { exact: true }).fill('PostgreSQL exercises');
  await page.getByRole('button', { name: 'Add it' }).click();
  await page.getByRole('link', { name: /^PostgreSQL exercises/ }).waitFor();
  await page.getByRole('button', { name: 'More for this board' }).click();
  await page.getByRole('menuitem', { name: 'Add a heading' }).click();
  await page.getByRole('textbox', { name: 'Heading' }).fill('For Friday');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('heading', { name: 'For Friday' }).waitFor();

  await page.getByRole('button', { name: 'Arrange' }).click();
  const handle = page.getByRole('button', { name: 'Move PostgreSQL exercises; use the arrow keys' });
  await handle.press('ArrowDown');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Keep this order' }).click();
  const friday = page.getByRole('region', { name: 'For Friday' });
  await friday.getByRole('link', { name: /^PostgreSQL exercises/ }).waitFor();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'More for PostgreSQL exercises' }).click();
  await page.getByRole('menuitem', { name: 'Take it off the board' }).click();
  await holdMessage(page, 'PostgreSQL exercises is off the board.');
  await expect.poll(() => friday.getByRole('link').count()).toBe(0);
  await undo('PostgreSQL exercises is off the board.');
  await friday.getByRole('link', { name: /^PostgreSQL exercises/ }).waitFor();

  await page.getByRole('button', { name: 'More for this board' }).click();
  await page.getByRole('menuitem', { name: 'Edit the board' }).click();
  await page.getByRole('switch', { name: 'Private' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.locator('.chips', { hasText: 'Private' }).waitFor();
  // Not even the owner's own browser gets a picture to share.
  expect((await page.request.get(`${origin}/share${new URL(board).pathname}.png`)).status()).toBe(404);
  expect((await friend.page.goto(board))?.status()).toBe(404);
  expect(await friend.page.content()).not.toContain('Leaving quietly');

  await page.getByRole('button', { name: 'Invite' }).click();
  await page.getByLabel('Find people', { exact: true }).fill('rahul');
  await page.getByRole('button', { name: 'Invite Rahul Verma' }).click();
  await page.getByRole('button', { name: 'Take Rahul Verma off the board' }).waitFor();
  await expectAccessible(page);
  expect((await friend.page.goto(board))?.status()).toBe(200);
  await friend.page.getByRole('heading', { level: 1, name: 'Leaving quietly' }).waitFor();
  await expectAccessible(friend.page);
  await expectNoOverflow(friend.page);
  await friend.page.getByRole('link', { name: /^Notifications/ }).click();
  await friend.page.getByText('Meera Iyer invited you to the board Leaving quietly').waitFor();
  await page.getByRole('button', { name: 'Take Rahul Verma off the board' }).click();
  await page.getByText('Nobody besides you yet').waitFor();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'More for this board' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Export as CSV' }).click(),
  ]);
  expect(fs.readFileSync(await download.path(), 'utf8')).toContain(
    'For Friday,link,PostgreSQL exercises,https://pgexercises.com/',
  );

  await page.getByRole('button', { name: 'More for this board' }).click();
  await page.getByRole('menuitem', { name: 'Delete the board' }).click();
  await holdMessage(page, 'Leaving quietly is deleted.');
  await page.waitForURL(/\/boards$/);
  await undo('Leaving quietly is deleted.');
  await page.waitForURL(board);
  await page.getByRole('heading', { level: 1, name: 'Leaving quietly' }).waitFor();
  expect([...consoleErrors, ...friend.consoleErrors]).toEqual([]);
  await friend.leave();
  await leave();
});

test('a visitor’s progress in a learning pack moves to the account, and an imported list of links becomes a board', async () => {
  const { page, consoleErrors, leave } = await openTestUser(browser, origin, { screen: 'phone' });
  await page.goto('/boards/interview-tips');
  await page
    .getByRole('button', { name: /^Mark as done/ })
    .first()
    .click();
  await page.getByText('1 of 11 done').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Follow' }).click();
  await signInAs(page, 'Asha Menon');
  await page.getByText('1 of 11 done').waitFor();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('pack-done:interview-tips'))).toBeNull();
  await page.goto('/learning-packs');
  await page.getByRole('heading', { name: 'Go on with' }).waitFor();
  await expectAccessible(page);

  await page.goto('/boards/create');
  await untilHydrated(page);
  const buffer = Buffer.from('title,url\nKysely,https://kysely.dev\nBad,javascript:alert(1)\n');
  await page.locator('input[type=file]').setInputFiles({ name: 'links.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('button', { name: 'Import' }).click();
  await page.getByText('Line 3: Bad was left out.').waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Open the board' }).click();
  await page.getByRole('link', { name: /^Kysely/ }).waitFor();
  expect(consoleErrors).toEqual([]);
  await leave();
});
