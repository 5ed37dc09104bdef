/** What editors write in the staff's console, and its readers. */
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

test('an editor announces something, a visitor reads it and closes it for good, and the editor takes it back', async () => {
  const editor = await openTestUser(browser, server.origin, { screen: 'desktop' });
  await signIn(editor.page, server.origin, { create: 'Ishani Lohar' });
  runCommand(server, 'staff', 'add', 'ishani.lohar@people.example');
  await editor.page.goto('/staff/announcements');
  const add = editor.page.getByRole('button', { name: 'New announcement' });
  await untilInteractive(add);
  await add.click();
  const dialog = editor.page.getByRole('dialog');
  await dialog.getByLabel('Text in English').fill('Kites fly on Sunday.');
  await dialog.getByLabel('Link', { exact: true }).fill('elsewhere');
  await dialog.getByLabel('Reason').fill('Asked for by support');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog
    .getByText(/Give a page of this site/)
    .first()
    .waitFor();
  await dialog.getByLabel('Link', { exact: true }).fill('/courses');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const pane = editor.page.locator('.work-pane');
  await pane.getByText('Draft', { exact: true }).waitFor();
  await expectAccessible(editor.page);
  const decide = async (name: string, done: string) => {
    await pane.getByRole('button', { name, exact: true }).click();
    await dialog.getByLabel('Reason').fill('Asked for by support');
    await dialog.getByRole('button', { name, exact: true }).click();
    await editor.page.getByText(done, { exact: true }).waitFor();
  };
  await decide('Publish', 'Published.');

  const visitor = await openTestUser(browser, server.origin, { screen: 'phone' });
  await visitor.page.goto('/about-us');
  const bar = visitor.page.getByRole('complementary', { name: 'Announcement' });
  await bar.getByText('Kites fly on Sunday.').waitFor();
  const close = bar.getByRole('button', { name: 'Close this announcement' });
  await untilInteractive(close);
  const stored = visitor.page.waitForResponse(/\/dismiss$/);
  await close.click();
  await bar.waitFor({ state: 'detached' });
  await stored;
  await visitor.page.reload();
  expect(await bar.count()).toBe(0);
  expect(visitor.consoleErrors).toEqual([]);
  await visitor.leave();

  await decide('Delete', 'Deleted.');
  expect(editor.consoleErrors).toEqual([]);
  await editor.leave();
});

test('an editor writes a success story with a score that cannot be, corrects it, and visitors read it until it is taken back', async () => {
  const { page, consoleErrors, leave } = await openTestUser(browser, server.origin, { screen: 'desktop' });
  await signIn(page, server.origin, { create: 'Omkar Thite' });
  runCommand(server, 'staff', 'add', 'omkar.thite@people.example', '--scope', 'editor');
  await page.goto('/staff/stories');
  const add = page.getByRole('button', { name: 'New story' });
  await untilInteractive(add);
  await add.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name', { exact: true }).fill('Lata Ghuge');
  await dialog.getByLabel('From where to where').fill('Kite maker, then planner of festivals');
  await dialog.getByLabel('Quote').fill('I read what was missing and learnt it one kite at a time.');
  await dialog
    .getByLabel('Story', { exact: true })
    .fill('Kites were my work for ten years. Now I plan the festivals where they fly.');
  await dialog.getByLabel('Score before').fill('70');
  await dialog.getByLabel('Score after').fill('60');
  await dialog.getByLabel('Reason').fill('She sent it to us');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('Give a score above the one before.').first().waitFor();
  await dialog.getByLabel('Score after').fill('80');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const pane = page.locator('.work-pane');
  await pane.getByText('Draft', { exact: true }).waitFor();
  const stories = async () => {
    const response = await page.request.get('/api/testimonials/get_video_reviews');
    const { data } = (await response.json()) as { data: { attributes: { name: string } }[] };
    return data.map(({ attributes }) => attributes.name);
  };
  expect(await stories()).not.toContain('Lata Ghuge');
  for (const [act, done, isRead] of [
    ['Publish', 'Published.', true],
    ['Make it a draft', 'It is a draft now.', false],
  ] as const) {
    await pane.getByRole('button', { name: act, exact: true }).click();
    await dialog.getByLabel('Reason').fill('She asked for it');
    await dialog.getByRole('button', { name: act, exact: true }).click();
    await page.getByText(done, { exact: true }).waitFor();
    expect((await stories()).includes('Lata Ghuge')).toBe(isRead);
  }
  expect(consoleErrors).toEqual([]);
  await leave();
});
