import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../setup/browser.ts';
import { runCommand } from '../setup/server.ts';
import { workerServer } from '../setup/worker-server.ts';
import { expectAccessible, expectNoOverflow, openTestUser, signIn, untilInteractive } from './test-user.ts';

let browser: Browser;
const server = workerServer();
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const AD = [
  'You choose the lamps of next season with two colleagues.',
  '## What you will do',
  '- Write SQL every day.',
  '- Talk to makers in eleven towns about what sells and what does not.',
  '## Requirements',
  '- SQL',
  '- Python',
].join('\n');

/** Asks to represent a new company. */
async function askForCompany(page: Page, person: string, name: string) {
  await signIn(page, server.origin, { create: person });
  await page.goto('/hiring');
  await page.getByLabel('Company', { exact: true }).fill(name);
  await page.getByLabel('Its website').fill('https://lamps.example/');
  await page.getByRole('button', { name: 'Send request' }).click();
  await page.getByText('Waiting for our staff').waitFor();
  await expectAccessible(page);
}

/** Signs up a new member of staff. */
async function signUpStaff(page: Page, name: string) {
  await signIn(page, server.origin, { create: `Staff ${name}` });
  runCommand(server, 'staff', 'add', `staff.${name}@people.example`);
}

async function approve(page: Page, name: string) {
  await page.goto('/staff/company-requests');
  const panel = page.getByRole('listitem').filter({ hasText: name });
  await panel.getByText('Not listed yet').waitFor();
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Approve' }).click();
  await page.getByLabel('Reason').fill('We called them.');
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await page.getByText('Approved.').waitFor();
  await panel.waitFor({ state: 'detached' });
}

/** Writes an ad, makes a requirement preferred, looks at the preview and publishes. */
async function writeAndPublish(page: Page, title: string) {
  await page.getByRole('link', { name: 'Post a job' }).first().click();
  await page.waitForURL(/\/hiring\/jobs\/new/);
  await untilInteractive(page.getByRole('button', { name: 'Write the ad' }));
  await page.getByLabel('Title').fill(title);
  await page.getByRole('button', { name: 'Write the ad' }).click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await page.getByRole('textbox', { name: 'Add a city or country' }).fill('Pune, India');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByLabel('Text of the ad').fill(AD);
  const python = page.getByRole('group', { name: 'How much Python is asked for' });
  await python.getByRole('button', { name: 'Preferred' }).click();
  await page.getByText(/was moved under “Nice to have”|was added to the sentence/).waitFor();
  await python.getByRole('button', { name: 'Preferred', pressed: true }).waitFor();
  expect(await page.getByLabel('Text of the ad').inputValue()).toMatch(/Nice to have\n- Python|Python \(preferred\)/);
  await page.getByText(/^Saved/).waitFor();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('dialog', { name: 'As visitors will see it' });
  await preview.getByRole('heading', { name: title }).waitFor();
  await preview.getByText('Talk to makers').waitFor();
  await page.keyboard.press('Escape');
  await preview.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('link', { name: 'See the live page' }).waitFor();
}

test('a company is asked for, approved on a phone, and its owner invites a colleague, publishes a job and closes it', async () => {
  const name = 'Vermilion Lamps';
  const title = 'Lamp chooser';
  const owner = await openTestUser(browser, server.origin);
  const staff = await openTestUser(browser, server.origin, { screen: 'phone' });
  const visitor = await openTestUser(browser, server.origin, { screen: 'phone' });
  const { page } = owner;
  const person = 'Priyanka Lamp';
  await askForCompany(page, person, name);
  await signUpStaff(staff.page, 'lamps');
  await approve(staff.page, name);

  await page.goto('/hiring');
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await page.getByText('No open jobs').waitFor();
  await expectNoOverflow(page);
  await page.getByLabel('Work e-mail').fill('rahul.verma@people.example');
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await page.getByText('rahul.verma@people.example', { exact: true }).waitFor();
  await expectAccessible(page);
  await signIn(visitor.page, server.origin, { existing: 'Rahul Verma' });
  await visitor.page.goto('/hiring');
  const invitation = visitor.page.getByText(`${person} invites you to work for ${name} here.`);
  await invitation.waitFor();
  await visitor.page.locator('section').filter({ has: invitation }).last().getByRole('button', { name: 'Accept' }).click();
  await expect
    .poll(async () => {
      await page.goto('/hiring');
      return page.getByRole('region', { name: 'Team' }).getByText('Rahul Verma').count();
    })
    .toBe(1);

  await writeAndPublish(page, title);
  await expectNoOverflow(page);
  await visitor.page.goto('/jobs-apprenticeships?company=vermilion-lamps');
  const listed = visitor.page.locator('main').getByRole('link', { name: title });
  await expect
    .poll(async () => {
      await visitor.page.reload();
      return listed.count();
    })
    .toBeGreaterThan(0);
  await listed.first().click();
  await visitor.page.getByRole('heading', { level: 1, name: title }).waitFor();

  await page.getByRole('button', { name: 'Close job' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close job' }).click();
  await page.getByText('The job is closed.').waitFor();
  await visitor.page.goto('/jobs-apprenticeships?company=vermilion-lamps');
  await expect
    .poll(async () => {
      await visitor.page.reload();
      return listed.count();
    })
    .toBe(0);
  const errors = [owner, staff, visitor].flatMap(({ consoleErrors }) => consoleErrors);
  expect(errors).toEqual([]);
  await Promise.all([owner, staff, visitor].map(({ leave }) => leave()));
});

test('an ad that excludes people is held with its sentence, and staff decline it with a reason', async () => {
  const owner = await openTestUser(browser, server.origin);
  const staff = await openTestUser(browser, server.origin);
  const { page } = owner;
  await signIn(page, server.origin, { existing: 'Priya Nair' });
  await page.goto('/hiring');
  await page.getByRole('link', { name: 'Post a job' }).first().click();
  await untilInteractive(page.getByRole('button', { name: 'Write the ad' }));
  await page.getByLabel('Title').fill('Lamp warden');
  await page.getByRole('button', { name: 'Write the ad' }).click();
  await page.getByRole('heading', { level: 1, name: 'Lamp warden' }).waitFor();
  await page.getByRole('textbox', { name: 'Add a city or country' }).fill('Pune, India');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  // It is published while its text is still being saved.
  const pressed = Promise.withResolvers<void>();
  await page.route(/\/api\/hiring\/jobs\/[\w-]+$/, async (route) => {
    if (route.request().method() === 'PUT') await pressed.promise;
    await route.continue();
  });
  await page.getByLabel('Text of the ad').fill(`${AD}\n- Only male candidates may apply.`);
  await page.getByText('Our staff will look at this before it goes live:').waitFor();
  await page.getByText('Saving …').waitFor();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  pressed.resolve();
  await page.getByText('This job waits for our staff.').waitFor();
  await expectAccessible(page);

  await signUpStaff(staff.page, 'held');
  await staff.page.goto('/staff/held-jobs');
  const held = staff.page.getByRole('listitem').filter({ hasText: 'Lamp warden' });
  await held.getByText('Only male candidates may apply.').first().waitFor();
  await expectAccessible(staff.page);
  await held.getByRole('button', { name: 'Decline' }).click();
  await staff.page.getByLabel('Reason').fill('The law does not allow this.');
  await staff.page.getByRole('dialog').getByRole('button', { name: 'Decline' }).click();
  await staff.page.getByText('Declined.').waitFor();
  await held.waitFor({ state: 'detached' });
  await page.reload();
  await page.getByText('The law does not allow this.').waitFor();
  expect([...owner.consoleErrors, ...staff.consoleErrors]).toEqual([]);
  await Promise.all([owner.leave(), staff.leave()]);
});
