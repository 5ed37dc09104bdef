/** Notifications: delivered at once to every tab and over the chosen channels, until cleared. */
import fs from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../setup/browser.ts';
import { workerServer } from '../setup/worker-server.ts';
import { expectAccessible, expectNoOverflow, openTestUser, signIn, untilHydrated } from './test-user.ts';

const { origin, dataDir } = workerServer();
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

let memberCount = 0;
/** Opens a page for a new member; returns it with the member's slug. */
async function openMember(name: string, screen: 'phone' | 'desktop' = 'desktop') {
  memberCount += 1;
  const user = await openTestUser(browser, origin, { screen });
  await signIn(user.page, origin, { create: `${name} ${memberCount} ${Date.now()}` });
  await user.page.goto('/notifications');
  const slug = await user.page.evaluate(async () => {
    const headers = { 'content-type': 'application/json' };
    await fetch('/api/users/update_user_interest', { method: 'POST', headers, body: '{"hashtags":[]}' });
    const me = (await (await fetch('/api/users/auth/logged_in')).json()) as { data: { attributes: { slug: string } } };
    return me.data.attributes.slug;
  });
  return { ...user, slug };
}
const post = (page: Page, address: string, data: object = {}) =>
  page.request.post(address, { headers: { origin }, data }).then((answer) => expect(answer.ok()).toBe(true));
const follow = (page: Page, slug: string) => post(page, `/api/users/${slug}/follow`);
const unread = (page: Page) => page.locator('.bell:visible .count');

test('a notification appears in every open tab, and reading or clearing it in one applies to the others', async () => {
  const asha = await openMember('Asha');
  const [dev, mia] = [await openMember('Dev'), await openMember('Mia')];
  const { page } = asha;
  const tab = await asha.context.newPage();
  for (const opened of [page, tab]) {
    await opened.goto('/notifications');
    await opened.getByText('Nothing new', { exact: true }).waitFor();
  }
  await expectAccessible(page);
  await follow(dev.page, asha.slug);
  for (const opened of [page, tab]) {
    await opened.getByText(/^Unread Dev .* started to follow you\./).waitFor();
    await expect.poll(() => unread(opened).textContent()).toBe('1');
  }
  await follow(mia.page, asha.slug);
  await page.getByText(/Mia .* and Dev .* started to follow you\./).waitFor();
  await expectAccessible(page);
  await tab.getByRole('button', { name: 'Mark all as read' }).click();
  await expect.poll(() => unread(page).count()).toBe(0);
  await page.getByRole('button', { name: 'Clear all' }).click();
  await page.getByRole('button', { name: 'Undo' }).hover();
  await tab.getByText('Nothing new', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  for (const opened of [page, tab])
    await opened
      .getByText(/started to follow you/)
      .first()
      .waitFor();
  expect([...asha.consoleErrors, ...dev.consoleErrors]).toEqual([]);
  for (const user of [asha, dev, mia]) await user.leave();
});

test('on a phone the bell opens the notifications, where one is snoozed and brought back', async () => {
  const asha = await openMember('Asha', 'phone');
  const dev = await openMember('Dev');
  await follow(dev.page, asha.slug);
  const { page } = asha;
  await page.goto('/');
  await expect.poll(() => unread(page).textContent()).toBe('1');
  await page.locator('.bell:visible').click();
  await page.waitForURL(/\/notifications$/);
  await untilHydrated(page);
  await page.getByRole('button', { name: 'What to do with this notification' }).click();
  await page.getByRole('menuitem', { name: 'Remind me tomorrow morning' }).click();
  await page.getByText('Nothing new', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Put off' }).click();
  await page.getByText(/^Comes back /).waitFor();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.getByRole('button', { name: 'What to do with this notification' }).click();
  await page.getByRole('menuitem', { name: 'Bring it back now' }).click();
  await page.getByText('Nothing is put off').waitFor();
  await page.getByRole('link', { name: /^All/ }).click();
  await page.getByText(/started to follow you/).waitFor();
  expect(asha.consoleErrors).toEqual([]);
  for (const user of [asha, dev]) await user.leave();
});

test('a member chooses channels by category, and an e-mail’s own link unsubscribes without signing in', async () => {
  const asha = await openMember('Asha');
  const dev = await openMember('Dev');
  const { page } = asha;
  await page.goto('/settings');
  await page.getByRole('link', { name: 'Choose what you hear of' }).click();
  await page.waitForURL(/\/settings\/notifications$/);
  await untilHydrated(page);
  const boards = page.getByRole('group', { name: 'Board invitations' });
  await boards.getByLabel('On my devices', { exact: true }).click();
  await page.getByLabel('How often', { exact: true }).selectOption('weekly');
  await expect.poll(() => boards.getByLabel('On my devices', { exact: true }).isChecked()).toBe(false);
  await page.waitForLoadState('networkidle');
  await page.reload();
  await expect.poll(() => page.getByLabel('How often', { exact: true }).inputValue()).toBe('weekly');
  await expect.poll(() => boards.getByLabel('On my devices', { exact: true }).isChecked()).toBe(false);
  const board = `Interviews ${Date.now()}`;
  await invite(dev.page, asha.page, board);
  const stranger = await openTestUser(browser, origin);
  await stranger.page.goto(await linkInMail(board, /unsubscribe/));
  await stranger.page.getByText('Board invitations', { exact: false }).first().waitFor();
  await untilHydrated(stranger.page);
  await expectAccessible(stranger.page);
  await stranger.page.getByRole('button', { name: 'Stop them' }).click();
  await stranger.page.getByRole('heading', { name: 'Stopped' }).waitFor();
  await page.reload();
  await expect.poll(() => boards.getByLabel('E-mail', { exact: true }).inputValue()).toBe('never');
  expect([...asha.consoleErrors, ...stranger.consoleErrors]).toEqual([]);
  for (const user of [asha, dev, stranger]) await user.leave();
});

/** Invites the guest to a board of the host, which sends an e-mail. */
async function invite(host: Page, guest: Page, title: string): Promise<void> {
  const me = (await (await guest.request.get('/api/users/auth/logged_in')).json()) as { data: { id: string } };
  const board = (await (await host.request.post('/api/boards', { headers: { origin }, data: { title } })).json()) as {
    data: { attributes: { slug: string } };
  };
  await post(host, `/api/boards/${board.data.attributes.slug}/collaborators`, { user_id: me.data.id });
}

/** The matching link in the mail that names this; other tests send mail into the same folder. */
async function linkInMail(named: string, pattern: RegExp): Promise<string> {
  const folder = path.join(dataDir, 'mail');
  const find = () => {
    const names = fs.existsSync(folder) ? fs.readdirSync(folder).filter((name) => name.endsWith('.eml')) : [];
    const times = names
      .map((name) => ({ name, at: fs.statSync(path.join(folder, name)).mtimeMs }))
      .toSorted((a, b) => b.at - a.at);
    for (const { name } of times) {
      const text = fs
        .readFileSync(path.join(folder, name), 'utf8')
        .replaceAll(/=\r?\n/g, '')
        .replaceAll('=3D', '=');
      const link = [...text.matchAll(/https?:\/\/[^\s"<>]+/g)]
        .map(([address]) => address)
        .find((address) => pattern.test(address) && !address.includes('/api/'));
      if (link && text.includes(named)) return link;
    }
    return '';
  };
  await expect.poll(find).not.toBe('');
  return find();
}
