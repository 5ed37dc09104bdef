/** Skills in the staff's console. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../setup/browser.ts';
import { runCommand } from '../setup/server.ts';
import { workerServer } from '../setup/worker-server.ts';
import { openTestUser, signIn, untilInteractive } from './test-user.ts';

let browser: Browser;
const server = workerServer();
const { origin } = server;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test('an editor merges a skill, whose address leads on at once, and ends the merge', async () => {
  const { page, consoleErrors, leave } = await openTestUser(browser, origin, { screen: 'desktop' });
  await signIn(page, origin, { create: 'Yamini Bhosle' });
  runCommand(server, 'staff', 'add', 'yamini.bhosle@people.example', '--scope', 'editor');
  const dialog = page.getByRole('dialog');
  await page.goto('/staff/skills/gdt');
  const merge = page.getByRole('button', { name: 'Merge', exact: true });
  await untilInteractive(merge);
  await merge.click();
  await dialog.getByLabel('Find the skill that is kept').fill('engineering drawings');
  await dialog.getByRole('radio', { name: /^Engineering drawings/ }).check();
  await dialog.getByLabel('Reason').fill('The same drawings');
  await dialog.getByRole('button', { name: 'Merge' }).click();
  await page.getByText('GD&T is now part of Engineering drawings').waitFor();
  const open = async () => (await page.request.get('/skills/gdt', { maxRedirects: 0 })).status();
  await expect.poll(open, { timeout: 15_000 }).toBe(301);
  await page.getByRole('button', { name: 'End the merge' }).click();
  await dialog.getByLabel('Reason').fill('They are two after all');
  await dialog.getByRole('button', { name: 'End the merge' }).click();
  await page.getByText('It is a skill of its own again.').waitFor();
  await expect.poll(open, { timeout: 15_000 }).toBe(200);
  expect(consoleErrors).toEqual([]);
  await leave();
});
