import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../setup/browser.ts';
import { runCommand } from '../setup/server.ts';
import { workerServer } from '../setup/worker-server.ts';
import {
  expectAccessible,
  expectNoOverflow,
  openTestUser,
  signIn,
  signInAs,
  untilHydrated,
  untilInteractive,
  holdMessage,
} from './test-user.ts';

let browser: Browser;
const server = workerServer();
const { origin } = server;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** Changes the staff role with the operator command. */
const changeStaffRole = (action: 'add' | 'remove', email: string) => runCommand(server, 'staff', action, email);
const STAFF = 'dev.kapoor@people.example';
const TITLE = 'How do I keep a sourdough alive on a ship?';

test('a member follows a community, asks and accepts an answer; staff hide a reported answer with a reason and restore it; its author is muted and seen again', async () => {
  const [asker, answerer, staff] = [
    await openTestUser(browser, origin),
    await openTestUser(browser, origin, { screen: 'phone' }),
    await openTestUser(browser, origin),
  ];

  await asker.page.goto('/communities');
  await asker.page.getByRole('link', { name: 'Hospitality and retail' }).first().click();
  await asker.page.getByRole('heading', { name: 'Hospitality and retail', level: 1 }).waitFor();
  await asker.page.getByRole('button', { name: 'Follow Hospitality and retail' }).click();
  await signInAs(asker.page, 'Asha Menon');
  await asker.page.getByRole('button', { name: 'Follow Hospitality and retail' }).click();
  await asker.page.getByRole('button', { name: /Change how closely/ }).click();
  await asker.page.getByRole('menuitemradio', { name: /^Watching/ }).click();
  await asker.page.getByRole('button', { name: /: Watching\./ }).waitFor();
  await asker.page.getByRole('link', { name: '1 follower' }).click();
  await asker.page.getByRole('link', { name: 'Asha Menon' }).waitFor();

  await asker.page.goto('/forum/ask?category=hospitality-and-retail');
  await asker.page.getByLabel('Title', { exact: true }).fill('What should I know before my first week at a hotel?');
  await asker.page.getByText('Asked before:').waitFor();
  await expectAccessible(asker.page);
  await asker.page.getByLabel('Title', { exact: true }).fill(TITLE);
  await asker.page.getByLabel('More about it', { exact: true }).fill('It is damp.\n- Flour from port\n<b>no stove</b>');
  await asker.page.getByLabel('Hashtags', { exact: true }).fill('Kitchen, Bread');
  await asker.page.getByRole('button', { name: 'Ask', exact: true }).click();
  await asker.page.getByRole('heading', { name: TITLE }).waitFor();
  await asker.page.getByText('<b>no stove</b>').waitFor();

  const { page } = answerer;
  await page.goto('/forum?sort=newest');
  await expectNoOverflow(page);
  await page.getByRole('link', { name: TITLE }).click();
  await page.getByRole('button', { name: 'Answer', exact: true }).click();
  await signInAs(page, 'Rahul Verma');
  await page.getByLabel('Your answer', { exact: true }).fill('Feed it less, and keep it beside the warm pipe.');
  await page.getByRole('button', { name: 'Answer', exact: true }).click();
  await page.getByRole('heading', { name: '1 answer' }).waitFor();
  await expectNoOverflow(page);
  await expectAccessible(page);

  await asker.page.reload();
  await asker.page.getByRole('button', { name: 'Accept this answer' }).click();
  await asker.page.getByText('Accepted answer').waitFor();
  await asker.page.getByRole('button', { name: 'Report or mute the answer of Rahul Verma' }).click();
  await asker.page.getByLabel('Wrong in a way that can harm', { exact: true }).check();
  await expectAccessible(asker.page);
  await asker.page.getByRole('button', { name: 'Send report' }).click();
  await asker.page.getByText('Thank you. We will look at it.').waitFor();

  await signIn(staff.page, origin, { existing: 'Dev Kapoor' });
  expect((await staff.page.goto('/staff/reports'))?.status()).toBe(404);
  changeStaffRole('add', STAFF);
  await staff.page.goto('/moderation');
  await staff.page.waitForURL(/\/staff\/reports$/);
  await staff.page.getByRole('link', { name: TITLE }).click();
  const pane = staff.page.getByRole('region', { name: TITLE });
  await pane.getByText('Wrong in a way that can harm').waitFor();
  await expectAccessible(staff.page);
  await pane.getByRole('button', { name: 'Hide' }).click();
  await staff.page.getByLabel('Reason', { exact: true }).fill('Pipes on ships can be far too hot.');
  await staff.page.getByRole('dialog').getByRole('button', { name: 'Hide' }).click();
  await staff.page.getByText('Nothing here').waitFor();

  await asker.page.reload();
  await asker.page.getByRole('heading', { name: '0 answers' }).waitFor();
  await page.reload();
  await page.getByText(/hidden for this reason: Pipes on ships/).waitFor();

  await staff.page.goto('/staff/reports?status=hidden');
  await staff.page.getByRole('link', { name: TITLE }).click();
  await pane.getByRole('button', { name: 'Restore' }).click();
  await staff.page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();
  await staff.page.getByText('Nothing here').waitFor();
  await asker.page.reload();
  await asker.page.getByText('Accepted answer').waitFor();

  const answer = asker.page.getByText('Feed it less, and keep it beside the warm pipe.');
  await untilInteractive(asker.page.getByRole('button', { name: 'Report or mute the answer of Rahul Verma' }));
  await asker.page.getByRole('button', { name: 'Report or mute the answer of Rahul Verma' }).click();
  await asker.page.getByRole('button', { name: 'Mute Rahul Verma' }).click();
  await holdMessage(asker.page, 'You no longer see Rahul Verma.');
  await answer.waitFor({ state: 'hidden' });
  await asker.page.getByRole('button', { name: 'Undo' }).click();
  await answer.waitFor();
  changeStaffRole('remove', STAFF);
  for (const { consoleErrors, leave } of [asker, answerer, staff]) {
    expect(consoleErrors).toEqual([]);
    await leave();
  }
});

test('deleting a question can be undone, and filters are kept in the URL', async () => {
  const { page, leave } = await openTestUser(browser, origin);
  await signIn(page, origin, { existing: 'Asha Menon' });
  await page.goto('/forum/ask?category=sales');
  await page.getByLabel('Title', { exact: true }).fill('What should I know before my first week at a hotel?');
  await page.getByText('Asked before:').waitFor();
  await page.getByLabel('Title', { exact: true }).fill('Which first sentence do you say on the telephone?');
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Undo' }).hover();
  await page.waitForURL(/\/forum$/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('heading', { name: 'Which first sentence do you say on the telephone?' }).waitFor();

  await page.goto('/forum');
  const filter = page.getByRole('button', { name: 'Community' });
  await untilHydrated(page);
  await filter.click();
  await page.getByRole('menuitemradio', { name: 'Sales' }).click();
  await page.waitForURL(/category=sales/);
  await page.getByRole('link', { name: 'Unanswered' }).click();
  await page.waitForURL(/sort=unanswered/);
  await page.getByRole('link', { name: 'Which first sentence do you say on the telephone?' }).click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.goBack();
  await page.getByRole('button', { name: 'Community: Sales' }).waitFor();
  await leave();
});
