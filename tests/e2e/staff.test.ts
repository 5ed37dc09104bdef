/** The staff's console: members, reports, appeals and purchases, as staff and the people concerned see them. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../setup/browser.ts';
import { runCommand } from '../setup/server.ts';
import { workerServer } from '../setup/worker-server.ts';
import { expectAccessible, expectNoOverflow, openTestUser, signIn, untilInteractive } from './test-user.ts';

let browser: Browser;
const server = workerServer();
const { origin } = server;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const emailOf = (name: string) => `${name.toLowerCase().replaceAll(' ', '.')}@people.example`;

async function signUp(page: Page, name: string, ...scopes: string[]) {
  await signIn(page, origin, { create: name });
  if (scopes.length > 0) runCommand(server, 'staff', 'add', emailOf(name), ...scopes.flatMap((scope) => ['--scope', scope]));
}

test('a moderator on a phone finds a reported member and suspends them; the member reads why, appeals, and is let back', async () => {
  const member = await openTestUser(browser, origin);
  const staff = await openTestUser(browser, origin, { screen: 'phone' });
  const name = 'Meera Iyer';
  await signIn(member.page, origin, { existing: name });
  await signUp(staff.page, 'Kavya Pillai', 'moderator', 'support');
  const { page } = staff;

  await page.goto(`/staff/members?find=${encodeURIComponent(emailOf(name))}`);
  await expectNoOverflow(page);
  await page.getByRole('link', { name }).click();
  const pane = page.getByRole('region', { name, exact: true });
  await untilInteractive(pane.getByLabel('Reason'));
  await pane.getByLabel('Reason').fill('Report R-2041');
  await expectAccessible(page);
  await pane.getByRole('button', { name: 'Open', exact: true }).click();
  await pane.getByText('Opened for: Report R-2041.').waitFor();
  await expectNoOverflow(page);
  await expectAccessible(page);
  await pane.getByRole('button', { name: 'Suspend', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: '90 days' }).click();
  await dialog.getByLabel(`Reason, which ${name} reads`).fill('The same payment link to 31 people.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Suspend', exact: true }).click();
  await pane.getByText(/^Suspended until/).waitFor();

  await member.page.goto('/settings/decisions');
  await member.page.getByRole('link', { name: 'Continue with Google' }).waitFor();
  const back = await openTestUser(browser, origin);
  await back.page.goto('/settings/decisions');
  await back.page.getByRole('link', { name: 'Continue with Google' }).click();
  await back.page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  await back.page.locator('.avatar-button').waitFor();
  const decisions = back.page.getByRole('main');
  await decisions.getByText('The same payment link to 31 people.', { exact: true }).first().waitFor();
  await back.page.getByText('Your account is suspended.').waitFor();
  await expectNoOverflow(back.page);
  await expectAccessible(back.page);
  await untilInteractive(back.page.getByRole('button', { name: 'Appeal', exact: true }));
  await back.page.getByRole('button', { name: 'Appeal', exact: true }).click();
  await back.page.getByLabel('What did we get wrong?').fill('Somebody else used my telephone.');
  await back.page.getByRole('button', { name: 'Send appeal' }).click();
  await back.page.getByText('Waits for an answer.').waitFor();

  await page.goto('/staff/appeals');
  const appeal = page.getByRole('listitem').filter({ hasText: name });
  await untilInteractive(appeal.getByRole('button', { name: 'Lift the decision' }));
  await appeal.getByRole('button', { name: 'Lift the decision' }).click();
  await page.getByRole('dialog').getByLabel(`Answer, which ${name} reads`).fill('You are right, we are sorry.');
  await page.getByRole('dialog').getByRole('button', { name: 'Lift the decision' }).click();
  await page.getByText(`Answered; ${name} is told.`).waitFor();

  await back.page.reload();
  await decisions.getByText('You are right, we are sorry.').first().waitFor();
  expect(await back.page.getByText('Your account is suspended.').count()).toBe(0);
  for (const { consoleErrors, leave } of [member, back, staff]) {
    expect(consoleErrors.filter((line) => !line.includes('status of 403'))).toEqual([]);
    await leave();
  }
});

test('an administrator makes a member a moderator, undoes it, gives it again and takes it away, each with a reason', async () => {
  const member = await openTestUser(browser, origin);
  const staff = await openTestUser(browser, origin, { screen: 'desktop' });
  const name = 'Nandini Sen';
  await signUp(member.page, name);
  await signIn(staff.page, origin, { create: 'Uma Nair' });
  runCommand(server, 'staff', 'add', emailOf('Uma Nair'));
  const { page } = staff;
  const opens = async () => (await member.page.request.get('/api/staff/members')).status();
  expect(await opens()).toBe(404);

  await page.goto(`/staff/members?find=${encodeURIComponent(emailOf(name))}`);
  await page.getByRole('link', { name }).click();
  const pane = page.getByRole('region', { name, exact: true });
  const give = pane.getByRole('button', { name: 'Give', exact: true });
  const choose = async (reason: string) => {
    await untilInteractive(give);
    await pane.getByLabel('Role to give').selectOption({ label: 'Moderator' });
    await pane.locator('.member-role').getByLabel('Reason').fill(reason);
    await give.click();
  };
  await choose('no');
  await pane.getByText('Write a reason of at least five letters.').waitFor();
  await choose('She helps in the forum');
  await page.getByText(`${name} now has the role “Moderator”.`).waitFor();
  await expectAccessible(page);
  expect(await opens()).toBe(200);

  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await pane.getByText('No role on the staff.').waitFor();
  await expect.poll(opens).toBe(404);
  await choose('She helps in the forum again');
  const take = pane.getByRole('button', { name: 'Take away', exact: true });
  await take.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('She moved to another city');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Take away', exact: true }).click();
  await page.getByText(`${name} no longer has the role “Moderator”.`).waitFor();
  await expect.poll(opens).toBe(404);
  await page.goto('/staff/audit-log?action=staff.remove');
  await page.getByText('Reason: She moved to another city').waitFor();
  for (const { consoleErrors, leave } of [member, staff]) {
    expect(consoleErrors.filter((line) => !/status of (?:403|422)/.test(line))).toEqual([]);
    await leave();
  }
});
