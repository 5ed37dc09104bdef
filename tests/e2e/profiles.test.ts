/** Profiles, badges, and the export and deletion of personal data. */
import fs from 'node:fs';
import { unzipSync } from 'fflate';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../setup/browser.ts';
import { workerServer } from '../setup/worker-server.ts';
import { expectAccessible, openTestUser, signIn, signUpAs, untilHydrated } from './test-user.ts';

const { origin } = workerServer();
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Signs up and opens the new member's profile; returns its path. */
async function openOwnProfile(page: Page, name: string): Promise<string> {
  await signIn(page, origin, { create: name });
  await page.goto('/settings');
  await page.locator('.avatar-button').click();
  await page.getByRole('menuitem', { name: 'My profile' }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  return new URL(page.url()).pathname;
}

test('a profile is filled in section by section on a phone, and others see only what is public', async () => {
  const { page, consoleErrors, leave } = await openTestUser(browser, origin, { screen: 'phone' });
  const path = await openOwnProfile(page, 'Leela Thomas');
  await page.getByRole('button', { name: 'Add to About' }).click();
  await page.getByRole('dialog').getByLabel('About', { exact: true }).fill('Nurse for nine years.\nNow learning data.');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Nurse for nine years.').waitFor();

  await page.getByRole('button', { name: 'Add to Experience' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Role', { exact: true }).fill('Staff nurse');
  await dialog.getByLabel('Employer', { exact: true }).fill('City Hospital');
  await dialog.getByLabel('From: Month', { exact: true }).selectOption('March');
  await dialog.getByLabel('From: Year', { exact: true }).selectOption('2017');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Mar 2017 to today').waitFor();

  await page.getByRole('button', { name: 'Add to Skills' }).click();
  await page.getByRole('dialog').getByLabel('Skill', { exact: true }).fill('SQL, Patient care');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await section(page, 'Skills').getByText('SQL', { exact: true }).waitFor();

  await page.getByRole('button', { name: 'Add to Goals' }).click();
  await page.getByRole('dialog').getByLabel('Goals', { exact: true }).fill('A first analyst role.');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await section(page, 'Goals').getByText('A first analyst role.').waitFor();
  await page.getByRole('button', { name: /^Everyone: Experience/ }).click();
  await page.getByText('Only you see “Experience” now.').first().waitFor();
  await expectAccessible(page);

  const visitor = await openTestUser(browser, origin, { dark: true });
  await visitor.page.goto(path);
  await visitor.page.getByText('Nurse for nine years.').waitFor();
  expect(await visitor.page.getByText('City Hospital').count()).toBe(0);
  expect(await visitor.page.getByText('A first analyst role.').count()).toBe(0);
  expect(await visitor.page.content()).not.toContain('A first analyst role.');
  await expectAccessible(visitor.page);
  await visitor.page.getByRole('button', { name: 'Follow', exact: true }).click();
  await visitor.page.getByRole('dialog', { name: /Sign in/ }).waitFor();
  expect([...consoleErrors, ...visitor.consoleErrors]).toEqual([]);
  await visitor.leave();
  await leave();
});

test('a new member is asked for their interests once, on a page for browsing', async () => {
  const { page, consoleErrors, leave } = await openTestUser(browser, origin, { screen: 'phone' });
  await page.goto('/settings');
  await signUpAs(page, 'Noor Jahan');
  await page.goto('/insights');
  const dialog = page.getByRole('dialog', { name: 'What are you interested in?' });
  await dialog.getByRole('button', { name: 'Finance and accounting', exact: true }).click();
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByRole('button', { name: 'Back' }).click();
  await dialog.getByRole('button', { name: 'Finance and accounting', exact: true }).click();
  await dialog.getByRole('button', { name: 'Data analysis', exact: true }).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByRole('button', { name: 'SQL', exact: true }).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await dialog.getByRole('heading', { name: 'Boards to follow' }).waitFor();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.reload();
  await page.getByText('Because of #SQL.').first().waitFor();
  expect(await dialog.count()).toBe(0);
  expect(consoleErrors).toEqual([]);
  await leave();
});

test('a skill shown by a piece of work earns a badge that anyone can verify, until it is withdrawn', async () => {
  const { page, consoleErrors, leave } = await openTestUser(browser, origin);
  const profile = await openOwnProfile(page, 'Ravi Kumaran');
  const status = await page.evaluate(async () => {
    const check = (await (await fetch('/api/checks/sql')).json()) as {
      data: { attributes: { work: { criteria: string[] } } };
    };
    const form = new FormData();
    form.append('kind', 'link');
    form.append('link', 'https://code.example/orders');
    for (const index of check.data.attributes.work.criteria.keys()) form.append('criteria[]', String(index));
    return (await fetch('/api/checks/sql/work', { method: 'PUT', body: form })).status;
  });
  expect(status).toBe(200);
  await page.goto(`${profile}/showcase`);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Take the badge' }).click();
  await page.getByText('The badge is yours.').first().waitFor();
  await page.locator('.badge-card a').click();
  await page.getByText('This badge is genuine').waitFor();
  const address = page.url();

  const checker = await openTestUser(browser, origin, { screen: 'phone' });
  await checker.page.goto(address);
  await checker.page.getByText('This badge is genuine').waitFor();
  await checker.page.getByRole('link', { name: 'Ravi Kumaran' }).waitFor();
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
  await page.getByText('This badge was withdrawn').waitFor();
  await checker.page.reload();
  await checker.page.getByText('This badge was withdrawn').waitFor();
  expect(await checker.page.content()).not.toContain('Ravi Kumaran');
  expect([...consoleErrors, ...checker.consoleErrors]).toEqual([]);
  await checker.leave();
  await leave();
});

test('a member exports their data and deletes the account; signing in again creates a new account', async () => {
  const { page, consoleErrors, leave } = await openTestUser(browser, origin);
  const path = await openOwnProfile(page, 'Sofia Martins');
  const currentUserId = () =>
    page.evaluate(async () => ((await (await fetch('/api/users/auth/logged_in')).json()) as { data: { id: string } }).data.id);
  const before = await currentUserId();
  await page.goto('/settings');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download my data' }).click(),
  ]);
  const files = unzipSync(new Uint8Array(fs.readFileSync(await download.path())));
  expect(Object.keys(files)).toContain('data.json');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog');
  const confirm = dialog.getByRole('button', { name: 'Delete my account' });
  expect(await confirm.isDisabled()).toBe(true);
  await expectAccessible(page);
  await dialog.getByLabel(/Type “delete my account”/).fill('delete my account');
  await confirm.click();
  await page.getByText('Your account is deleted.').first().waitFor();
  await page.getByRole('button', { name: 'Sign in' }).first().waitFor();
  const response = await page.goto(path);
  expect(response?.status()).toBe(404);
  await page.goto('/settings');
  await page.getByRole('link', { name: 'Continue with Google' }).click();
  // The provider still has a session and redirects back immediately.
  await page.locator('.avatar-button').waitFor();
  await untilHydrated(page);
  await page.locator('.avatar-button').click();
  await page.getByRole('menuitem', { name: 'My profile' }).click();
  await page.getByRole('heading', { level: 1, name: 'Sofia Martins' }).waitFor();
  expect(await currentUserId()).not.toBe(before);
  expect(consoleErrors).toEqual([]);
  await leave();
});
