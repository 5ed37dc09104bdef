import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../setup/browser.ts';
import { workerServer } from '../setup/worker-server.ts';
import { expectAccessible, openTestUser, signIn, signInAs, untilHydrated } from './test-user.ts';

let browser: Browser;
const { origin } = workerServer();
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test('a member tracks a job of another site: stages, notes, reminder, removal with undo, board view and export', async () => {
  const { page, consoleErrors, leave } = await openTestUser(browser, origin);
  await signIn(page, origin, { create: 'Tara Bose' });
  await page.goto('/applications');
  await page.getByRole('heading', { name: 'Nothing to keep track of yet' }).waitFor();
  await untilHydrated(page);
  await page.locator('main').getByRole('button', { name: 'Add' }).first().click();
  await page.getByLabel('Job title', { exact: true }).fill('Harbour analyst');
  await page.getByLabel('Employer', { exact: true }).fill('Port Trust');
  await page.getByLabel('Stage', { exact: true }).selectOption('Applied');
  await page.getByRole('button', { name: 'Add to my applications' }).click();

  await page.getByRole('link', { name: 'Harbour analyst' }).click();
  await page.waitForURL(/entry=own-/);
  await page.getByRole('button', { name: 'Add a step' }).click();
  await page.getByLabel('Remark', { exact: true }).fill('Ms Nair, Thursday at 11');
  await page.getByRole('button', { name: 'Add step' }).click();
  await page.getByText('Ms Nair, Thursday at 11').waitFor();
  await page.getByRole('textbox', { name: 'Notes' }).fill('Bring the tide tables.');
  await page.getByRole('button', { name: 'Tomorrow' }).click();
  await Promise.all([page.getByText('Notes saved.').waitFor(), page.getByText(/^We will remind you on/).waitFor()]);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.locator('.entry-notes', { hasText: 'Bring the tide tables.' }).waitFor();

  await page.getByRole('button', { name: 'Board' }).click();
  const column = (name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) });
  await column('Interview').getByRole('link', { name: 'Harbour analyst' }).waitFor();
  await page.getByRole('button', { name: 'Move or remove Harbour analyst' }).press('Enter');
  await page.getByRole('menuitemradio', { name: 'Offer' }).press('Enter');
  await column('Offer').getByRole('link', { name: 'Harbour analyst' }).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Move or remove Harbour analyst' }).click();
  await page.getByRole('menuitem', { name: 'Remove from my applications' }).click();
  await page.locator('.toast', { hasText: 'Removed.' }).getByRole('button', { name: 'Undo' }).click();
  await column('Offer').getByRole('link', { name: 'Harbour analyst' }).waitFor();

  await page.getByRole('button', { name: 'Export' }).click();
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: 'Table (CSV)' }).click()]);
  expect(file.suggestedFilename()).toMatch(/^applications-.*\.csv$/);
  expect(consoleErrors).toEqual([]);
  await leave();
});

test('on a phone a course of another provider is tracked with one click, and untracked with undo', async () => {
  const { page, consoleErrors, leave } = await openTestUser(browser, origin, { screen: 'phone' });
  const { data } = await page.request.get('/api/programs?program_type=bachelor').then((response) => response.json());
  const course = `/course-detail/${data[0].id}/x/x`;
  await page.goto(course);
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Track this' }).click();
  await signInAs(page, 'Meera Iyer');
  await page.goto(course);
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Track this' }).click();
  await page.getByRole('link', { name: 'In your applications' }).waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Track this' }).click();
  await page.getByRole('link', { name: 'In your applications' }).click();
  await page.getByRole('dialog').getByRole('heading', { name: data[0].attributes.title }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Board' }).click();
  await page
    .getByRole('region', { name: /^To apply/ })
    .getByRole('link', { name: data[0].attributes.title })
    .waitFor();
  await page.getByRole('link', { name: /^Offer/ }).click();
  await page.getByText('Offers, until you decide.').waitFor();
  await expectAccessible(page);
  expect(consoleErrors).toEqual([]);
  await leave();
});
