/** Words that editors teach search, in the staff's console, and who searches with them. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../setup/browser.ts';
import { runCommand } from '../setup/server.ts';
import { workerServer } from '../setup/worker-server.ts';
import { expectAccessible, holdMessage, openTestUser, signIn, untilInteractive } from './test-user.ts';

let browser: Browser;
const server = workerServer();
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test('an editor adds a word, a visitor searches with it, and the editor takes it back', async () => {
  const editor = await openTestUser(browser, server.origin, { screen: 'desktop' });
  await signIn(editor.page, server.origin, { create: 'Vaidehi Kelkar' });
  runCommand(server, 'staff', 'add', 'vaidehi.kelkar@people.example', '--scope', 'editor');
  await editor.page.goto('/staff/search-words');
  const add = editor.page.getByRole('button', { name: 'New words' });
  await untilInteractive(add);
  await add.click();
  const dialog = editor.page.getByRole('dialog');
  await dialog.getByLabel('Words', { exact: true }).fill('poona');
  await dialog.getByLabel('Kind').selectOption({ label: 'Place' });
  await dialog.getByLabel('Find what they stand for').fill('pun');
  await dialog.getByRole('radio', { name: 'Pune', exact: true }).click();
  await expectAccessible(editor.page);
  await dialog.getByLabel('Reason').fill('Seen in the log');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('Search takes this for Pune already.').first().waitFor();
  await dialog.getByLabel('Words', { exact: true }).fill('Punya Nagari');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const pane = editor.page.locator('.work-pane');
  await pane.getByRole('heading', { name: 'Punya Nagari' }).waitFor();
  await holdMessage(editor.page, 'Saved.');
  const tried = editor.page.getByLabel('Try a search');
  await tried.fill('nurse jobs in punya nagari');
  // A press of a button would move the pointer away from the message.
  await tried.press('Enter');
  await editor.page.getByRole('link', { name: /Place.*Pune/ }).waitFor();
  await expectAccessible(editor.page);

  const visitor = await openTestUser(browser, server.origin, { screen: 'phone' });
  await visitor.page.goto('/search?query=jobs%20in%20punya%20nagari');
  await visitor.page.getByRole('link', { name: /Place.*Pune/ }).waitFor();
  expect(visitor.consoleErrors).toEqual([]);

  await editor.page.getByRole('button', { name: 'Undo' }).click();
  await pane.getByText('Taken away', { exact: true }).waitFor();
  const isUnderstood = async () => {
    await visitor.page.reload();
    return (await visitor.page.getByRole('link', { name: /Place.*Pune/ }).count()) > 0;
  };
  await expect.poll(isUnderstood).toBe(false);
  await visitor.leave();
  expect(editor.consoleErrors).toEqual([]);
  await editor.leave();
});

test('the palette offers what a word stands for now, as soon as an editor has changed it', async () => {
  const editor = await openTestUser(browser, server.origin, { screen: 'desktop' });
  await signIn(editor.page, server.origin, { create: 'Madhura Joshi' });
  runCommand(server, 'staff', 'add', 'madhura.joshi@people.example', '--scope', 'editor');
  const word = { words: 'talika', kind: 'skill', note: '', reason: 'Seen in the log' };
  const headers = { origin: server.origin, 'sec-fetch-site': 'same-origin' };
  const added = await editor.page.request.post('/api/staff/search_words', { headers, data: { ...word, value: 'excel' } });
  const { data } = (await added.json()) as { data: { id: string } };

  const visitor = await openTestUser(browser, server.origin);
  await visitor.page.goto('/skills');
  const firstFound = async () => {
    await visitor.page.reload();
    await visitor.page.keyboard.press('Control+k');
    await visitor.page.getByRole('combobox').fill(word.words);
    await visitor.page
      .getByRole('option', { name: /^Search everything|talika/ })
      .first()
      .waitFor();
    const found = visitor.page.getByRole('group', { name: 'Found' }).getByRole('option');
    return (await found.allInnerTexts())[0] ?? '';
  };
  const offers = (skill: string) => expect.poll(firstFound, { interval: 1000 }).toContain(skill);
  await offers('Excel');
  await editor.page.request.put(`/api/staff/search_words/${data.id}`, { headers, data: { ...word, value: 'sql', version: 1 } });
  await offers('SQL');
  await expectAccessible(visitor.page);
  expect(visitor.consoleErrors).toEqual([]);
  await visitor.leave();
  await editor.leave();
});
