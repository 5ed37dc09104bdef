/** Mail that was given up, failed tasks and messages in the staff's console. */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../setup/browser.ts';
import { runCommand } from '../setup/server.ts';
import { workerServer } from '../setup/worker-server.ts';
import { expectAccessible, expectNoOverflow, openTestUser, signIn, untilInteractive } from './test-user.ts';

let browser: Browser;
const server = workerServer();
const { origin, databaseUrl } = server;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** An e-mail that was given up, a failed task and a message, each with its own name. */
async function somethingWaits(): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    `insert into outbox_mails (id, recipient, subject, text, state, attempts, last_error, available_at, created_at, finished_at)
     values ($1, 'asha@people.example', 'Your kite receipt', 'A line.', 'dead', 8, '421 try later', now(), now(), now())`,
    [`mail-${randomUUID()}`],
  );
  await client.query(
    `insert into tasks.job (name, data, state, retry_count, output, completed_on)
     values ('files.remove', '{"keys":[]}', 'failed', 7, '{"message":"The disk was full"}', now())`,
  );
  await client.query(
    `insert into leads (form_id, kind, name, email, phone, organisation, topic, message, page, digest, created_at)
     values ($1, 'contact', 'Kim Kite', 'kim@people.example', '', '', 'score', 'Where is my score?', '/contact-us', '', now())`,
    [randomUUID()],
  );
  await client.end();
}

async function openStaff(name: string, screen: 'desktop' | 'phone') {
  const staff = await openTestUser(browser, origin, { screen });
  await signIn(staff.page, origin, { create: name });
  runCommand(server, 'staff', 'add', `${name.toLowerCase().replaceAll(' ', '.')}@people.example`);
  return staff;
}

/** Opens a place from Today, and a row of it. */
async function openRow(page: Page, place: string, row: string | RegExp): Promise<void> {
  await page.goto('/staff');
  await page.getByRole('main').getByRole('link', { name: place, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: place }).waitFor();
  await page.getByRole('table').getByRole('link', { name: row }).first().click();
}

/** Presses an act of the open pane, gives the reason, and confirms. */
async function act(page: Page, name: string, reason: string): Promise<void> {
  const button = page.locator('.work-pane').getByRole('button', { name, exact: true });
  await untilInteractive(button);
  await button.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(reason);
  await expectAccessible(page);
  await dialog.getByRole('button', { name, exact: true }).click();
}

test('staff come from Today to an e-mail, a task and a message that wait, deal with each, and find it in the audit log', async () => {
  await somethingWaits();
  const { page, consoleErrors, leave } = await openStaff('Tanvi Borah', 'desktop');
  await openRow(page, 'Mail', 'Your kite receipt');
  await page.getByText('421 try later').last().waitFor();
  await act(page, 'Send again', 'no');
  await page.getByText('Write a reason of at least five letters.').waitFor();
  await page.getByRole('dialog').getByRole('textbox').fill('The mail server is back');
  await page.getByRole('dialog').getByRole('button', { name: 'Send again' }).click();
  await page.getByText('It is being sent again.').waitFor();

  await openRow(page, 'Failed tasks', 'files.remove');
  await page.locator('.work-pane').getByText('The disk was full').waitFor();
  await act(page, 'Run again', 'There is room again');
  await page.getByText('The task runs again.').waitFor();

  await openRow(page, 'Messages', 'Kim Kite');
  await page.getByText('Where is my score?').waitFor();
  await act(page, 'Answered', 'Answered by phone');
  await page.getByText('The message is now: Answered.').waitFor();
  await expectAccessible(page);
  await page.getByText('Reason: Answered by phone').waitFor();

  await page.goto('/staff/audit-log?action=task.retry');
  await page.getByText('Reason: There is room again').waitFor();
  expect(consoleErrors).toEqual([]);
  await leave();
});

test('on a phone a failed task is a card that opens as a page of its own and can be run again', async () => {
  await somethingWaits();
  const { page, consoleErrors, leave } = await openStaff('Tanvi Bose', 'phone');
  await openRow(page, 'Failed tasks', 'files.remove');
  await page.locator('.work-pane').getByText('The disk was full').waitFor();
  await expectNoOverflow(page);
  await act(page, 'Run again', 'There is room again');
  await page.getByText('The task runs again.').waitFor();
  expect(consoleErrors).toEqual([]);
  await leave();
});

test('a topic that a member suggests waits on Today; an editor accepts it, and its author reads the answer', async () => {
  const member = await openTestUser(browser, origin);
  await signIn(member.page, origin, { create: 'Farah Khan' });
  await member.page.goto('/communities');
  const open = member.page.getByRole('button', { name: 'Suggest a topic' });
  await untilInteractive(open);
  await open.click();
  const form = member.page.getByRole('dialog');
  await form.getByLabel('Topic').fill('Kite festivals');
  await form.getByLabel('Which community is it nearest to?').selectOption({ label: 'Entrepreneurship' });
  await form.getByRole('button', { name: 'Send suggestion' }).click();
  await member.page.getByText('Thank you. You will hear from us.').waitFor();

  const { page, consoleErrors, leave } = await openStaff('Tarini Rao', 'desktop');
  await openRow(page, 'Topic suggestions', 'Kite festivals');
  await expectNoOverflow(page);
  await act(page, 'Accept', 'Many ask for it');
  await page.locator('.work-pane').getByText('Reason: Many ask for it').waitFor();
  await page.getByText('No suggestions').waitFor();
  expect(consoleErrors).toEqual([]);
  await leave();

  await member.page.goto('/communities/suggestions?status=accepted');
  await member.page.getByText('Many ask for it').waitFor();
  expect(member.consoleErrors).toEqual([]);
  await member.leave();
});

test('a reason that is typed before the page’s script has loaded opens the account', async () => {
  const { page, consoleErrors, leave } = await openStaff('Tarun Bose', 'desktop');
  const { data } = (await (await page.request.get('/api/staff/members?find=tarun')).json()) as {
    data: { attributes: { slug: string } }[];
  };
  let release = () => {};
  const typed = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await typed;
    await route.continue();
  });
  // The texts of times have changed since the server rendered the page, such as "now".
  await page.clock.setSystemTime(Date.now() + 150_000);
  await page.goto(`/staff/members/${data[0]?.attributes.slug}`, { waitUntil: 'commit' });
  await page.getByLabel('Reason').fill('A question by phone');
  release();
  const open = page.getByRole('button', { name: 'Open', exact: true });
  await untilInteractive(open);
  await open.click();
  await page.getByText('Opened for: A question by phone.').waitFor();
  expect(consoleErrors).toEqual([]);
  await leave();
});
