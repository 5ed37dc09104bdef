import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../setup/browser.ts';
import { workerServer } from '../setup/worker-server.ts';
import { expectAccessible, expectNoOverflow, signInAs, openTestUser } from './test-user.ts';

let browser: Browser;
const { origin } = workerServer();
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const ticked = (page: Page) => page.getByRole('checkbox', { checked: true });

test('answers of the questionnaire survive going back and reloading, and the URL of the results can be shared', async () => {
  const { page, consoleErrors, leave } = await openTestUser(browser, origin, { screen: 'phone' });
  await page.goto('/');
  await page.getByRole('link', { name: 'Answer four questions' }).click();
  await page.getByRole('heading', { name: 'What are you interested in?' }).waitFor();
  await page.getByRole('link', { name: /^Data analysis/ }).click();
  await page.getByRole('heading', { name: 'How much do you know of it already?' }).waitFor();
  await page.getByRole('link', { name: 'I am new to it' }).click();

  await page.getByRole('heading', { name: 'Which parts of it?' }).waitFor();
  for (const name of [/^SQL \d/, /^Excel/, /^Tableau/]) await page.getByRole('checkbox', { name }).check();
  await page.getByText('3 selected').waitFor();
  await page.getByRole('checkbox', { name: /^Tableau/ }).uncheck();
  await page.getByText('2 selected').waitFor();
  await expectAccessible(page);
  await page.reload();
  await page.getByText('2 selected').waitFor();
  await page.getByRole('button', { name: 'Clear selection' }).click();
  await page.getByText('0 selected').waitFor();
  // The number changes before the address.
  await page.waitForURL((url) => !url.searchParams.get('topics'));
  await page.goBack();
  await page.getByRole('heading', { name: 'How much do you know of it already?' }).waitFor();
  await page.goForward();
  await page.getByText('0 selected').waitFor();
  for (const name of [/^SQL \d/, /^Excel/]) await page.getByRole('checkbox', { name }).check();
  await page.getByText('2 selected').waitFor();
  await page.getByRole('link', { name: 'Continue' }).click();

  await page.getByRole('heading', { name: 'How would you like to learn?' }).waitFor();
  await page.getByLabel('Hours a week', { exact: true }).fill('0');
  await page.getByRole('button', { name: 'Show my programs' }).click();
  await page.getByText('Enter a whole number of number from 1 to 60.').waitFor();
  await page.getByLabel('Hours a week', { exact: true }).fill('6');
  await page.getByRole('radio', { name: 'Nothing' }).check();
  await page.getByRole('button', { name: 'Show my programs' }).click();
  await page.getByRole('heading', { name: 'For you in Data analysis' }).waitFor();
  await page.getByText(/^Because you chose .*SQL.*, at the level “I am new to it”, with 6 hours a week\.$/).waitFor();
  await expectAccessible(page);
  await expectNoOverflow(page);

  await page.goBack();
  await page.getByRole('heading', { name: 'How would you like to learn?' }).waitFor();
  await page.goBack();
  await page.getByText('2 selected').waitFor();
  await page.goForward();
  await page.goForward();
  await page.getByRole('heading', { name: 'For you in Data analysis' }).waitFor();

  const friend = await openTestUser(browser, origin, { dark: true });
  await friend.page.goto(page.url());
  await friend.page.getByText(/^Because you chose .*, with 6 hours a week\.$/).waitFor();
  const first = (one: Page) => one.locator('.recommended h2').first().textContent();
  expect(await first(friend.page)).toBe(await first(page));
  expect([...consoleErrors, ...friend.consoleErrors]).toEqual([]);
  await Promise.all([leave(), friend.leave()]);
});

test('the URL preselects an interest; a member saves the results to a board and finds their answers again', async () => {
  const { page, consoleErrors, leave } = await openTestUser(browser, origin);
  await page.goto('/personalize-recommendation/data-analysis/sub-categories?level=beginner&topics=sql,welding,tableau');
  await page.getByText('2 selected').waitFor();
  expect(await ticked(page).count()).toBe(2);
  await page.goto('/personalize-recommendation/data-analysis/results?level=beginner&topics=sql,tableau&hours=4');
  await page.getByRole('button', { name: 'Save to a board' }).click();
  await signInAs(page, 'Asha Menon');
  await page.getByRole('link', { name: 'Change my answers' }).click();
  await page.getByText('2 selected').waitFor();
  await page.getByRole('link', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Show my programs' }).click();
  await page.getByRole('button', { name: 'Save to a board' }).click();
  await page.getByRole('link', { name: 'Open the board' }).click();
  await page.getByRole('heading', { name: 'Recommended in Data analysis' }).waitFor();

  await page.goto('/personalize-recommendation/data-analysis/sub-categories');
  await page.getByText('0 selected').waitFor();
  await page.getByRole('button', { name: 'Use my last selection' }).click();
  await page.getByText('2 selected').waitFor();
  await page.goto('/personalize-recommendation');
  await page.getByRole('link', { name: 'Show what I was recommended last' }).click();
  await page.getByRole('heading', { name: 'For you in Data analysis' }).waitFor();
  expect(consoleErrors).toEqual([]);
  await leave();
});
