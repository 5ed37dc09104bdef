/** API tokens in Settings, and two windows that edit one card. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../setup/browser.ts';
import { workerServer } from '../setup/worker-server.ts';
import { expectAccessible, expectNoOverflow, openTestUser, signIn } from './test-user.ts';

let browser: Browser;
const { origin } = workerServer();
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test('a member makes a token on a phone with the keyboard, uses it, and revokes it', async () => {
  const { page, consoleErrors, leave } = await openTestUser(browser, origin, { screen: 'phone', dark: true });
  await signIn(page, origin, { create: 'Zubin Rai' });
  await page.goto('/settings');
  const section = page.getByRole('region', { name: 'API tokens and assistants' });
  await section.getByText('You have no API tokens.').waitFor();
  await section.getByRole('button', { name: 'Create a token' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name', { exact: true }).fill('Assistant');
  await dialog.getByRole('button', { name: 'Create a token' }).press('Enter');
  await dialog.getByText('Choose at least one permission.').waitFor();
  await dialog.getByRole('checkbox', { name: 'Read your applications and their stages' }).press('Space');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Create a token' }).press('Enter');
  const token = (await dialog.locator('code').textContent()) ?? '';
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Done' }).press('Enter');

  const headers = { authorization: `Bearer ${token}` };
  expect((await fetch(`${origin}/api/tracker`, { headers })).status).toBe(200);
  expect((await fetch(`${origin}/api/resumes`, { headers })).status).toBe(403);
  await page.reload();
  await section.getByText('Last used now').waitFor();
  await section.getByText('Connect an assistant').click();
  await section.getByText(`${origin}/mcp`).waitFor();
  await expectNoOverflow(page);
  await expectAccessible(page);
  await section.getByRole('button', { name: 'Revoke Assistant' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).press('Enter');
  await section.getByText('You have no API tokens.').waitFor();
  expect((await fetch(`${origin}/api/tracker`, { headers })).status).toBe(401);
  expect(consoleErrors).toEqual([]);
  await leave();
});

test('who saves a card that was saved in another window sees both texts, and loses neither', async () => {
  const [desk, phone] = [await openTestUser(browser, origin), await openTestUser(browser, origin, { screen: 'phone' })];
  const [first, second] = [desk.page, phone.page];
  await signIn(first, origin, { create: 'Veer Sodhi' });
  await phone.context.addCookies(await desk.context.cookies());
  await first.goto('/boards');
  const path = await first.evaluate(async () => {
    const post = async (url: string, body: object) =>
      (await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })).json();
    const { attributes } = (await post('/api/boards', { title: 'Two windows' })).data;
    await post(`/api/boards/${attributes.slug}/pin_card_to_board`, { kind: 'note', title: 'First' });
    return attributes.path as string;
  });
  for (const page of [first, second]) {
    await page.goto(path);
    await page.getByRole('button', { name: 'More for First' }).click();
    await page.getByRole('menuitem', { name: 'Note and heading' }).click();
    await page.getByRole('dialog').getByLabel('Title').waitFor();
  }
  const save = async (page: typeof first, title: string) => {
    await page.getByRole('dialog').getByLabel('Title').fill(title);
    await page.getByRole('button', { name: 'Save' }).click();
  };
  await save(first, 'Of the first window');
  await first.getByRole('dialog').waitFor({ state: 'hidden' });
  await save(second, 'Of the second window');
  const dialog = second.getByRole('dialog');
  await dialog.getByText(/Veer Sodhi saved this on .*, while you were writing/).waitFor();
  await dialog.locator('blockquote', { hasText: 'Of the first window' }).waitFor();
  await expectAccessible(second);
  await dialog.getByRole('button', { name: 'Go on with my text' }).click();
  await expect.poll(() => dialog.getByLabel('Title').inputValue()).toBe('Of the second window');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await second.getByText('Of the second window').first().waitFor();
  for (const { consoleErrors, leave } of [desk, phone]) {
    expect(consoleErrors).toEqual([]);
    await leave();
  }
});
