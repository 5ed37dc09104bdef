/** What members report as wrong, and how editors answer it in the staff's console. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../setup/browser.ts';
import { runCommand } from '../setup/server.ts';
import { workerServer } from '../setup/worker-server.ts';
import { expectAccessible, openTestUser, signIn, untilInteractive } from './test-user.ts';

let browser: Browser;
const server = workerServer();
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test('a member reports a question of a check, an editor corrects it, and the member reads the answer', async () => {
  const member = await openTestUser(browser, server.origin, { screen: 'phone' });
  await signIn(member.page, server.origin, { create: 'Chitra Vaidya' });
  await member.page.goto('/checks/animation-3d');
  const start = member.page.getByRole('button', { name: 'Start the check' });
  await untilInteractive(start);
  await start.click();
  await member.page.locator('.quiz-option').first().click();
  await member.page.getByRole('button', { name: 'Answer', exact: true }).click();
  await member.page.getByRole('button', { name: 'Report a mistake' }).click();
  const report = member.page.getByRole('dialog');
  await report.getByLabel('What is wrong, in your words').fill('Two of these are right.');
  await expectAccessible(member.page);
  await report.getByRole('button', { name: 'Report it' }).click();
  await member.page.getByText(/^Thank you\. An editor reads it/).waitFor();
  await expectAccessible(member.page);

  const editor = await openTestUser(browser, server.origin, { screen: 'desktop' });
  await signIn(editor.page, server.origin, { create: 'Ojas Kelkar' });
  runCommand(server, 'staff', 'add', 'ojas.kelkar@people.example', '--scope', 'editor');
  await editor.page.goto('/staff/mistakes?find=Two+of+these');
  await editor.page.locator('.work-cover').click();
  const pane = editor.page.locator('.work-pane');
  await pane.getByText('Two of these are right.').waitFor();
  const correct = pane.getByRole('button', { name: 'Correct', exact: true });
  await untilInteractive(correct);
  await expectAccessible(editor.page);
  await correct.click();
  const dialog = editor.page.getByRole('dialog');
  await dialog.getByLabel('Why it is right').fill('Only one of them is in the manual.');
  await dialog.getByLabel('What you answer').fill('You are right, the explanation was unclear.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await pane.getByText('Corrected', { exact: true }).first().waitFor();
  expect(editor.consoleErrors).toEqual([]);
  await editor.leave();

  await member.page.goto('/notifications');
  await member.page.getByText(/that you reported is corrected: You are right, the explanation was unclear/).waitFor();
  expect(member.consoleErrors).toEqual([]);
  await member.leave();
});
