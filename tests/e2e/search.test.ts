import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../setup/browser.ts';
import { testProduct } from '../setup/test-product.ts';
import { awake, expectAccessible, openTestUser } from './test-user.ts';

let browser: Browser;
const { origin } = testProduct();
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test('on a phone one searches with a typing mistake, narrows, opens what was found, comes back to it, and finds the words again', async () => {
  const { page, consoleErrors, leave } = await openTestUser(browser, origin, { screen: 'phone', dark: true });
  await page.goto('/search');
  await awake(page);
  const line = page.getByRole('combobox', { name: 'Search everything' });
  await line.fill('pythn');
  await line.press('Enter');
  await page.getByText('These are the results for “python”').waitFor();
  await expectAccessible(page);
  await page.getByRole('navigation', { name: 'What to search' }).getByRole('link', { name: 'Courses' }).click();
  await page.waitForURL(/\/search\/course\?query=pythn/);
  const results = page.getByRole('status').filter({ hasText: 'results' });
  const before = await results.textContent();
  await page
    .getByRole('list', { name: 'Level' })
    .getByRole('link', { name: /^Advanced/ })
    .click();
  await expect.poll(() => results.textContent()).not.toBe(before);
  await expectAccessible(page);
  await page.locator('.item-title a').first().click();
  await page.waitForURL(/\/course-detail\//);
  await page.goBack();
  await page.waitForURL(/filter=/);
  await page.locator('.item-title a').first().waitFor();
  await page.goto('/search');
  await page.getByRole('link', { name: 'pythn' }).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Forget these' }).click();
  await expect.poll(() => page.getByRole('link', { name: 'pythn' }).count()).toBe(0);
  expect(consoleErrors).toEqual([]);
  await leave();
});

test('a slash finds a skill by another name of it, and Enter opens it; a kind that does not exist is a page that is not there', async () => {
  const { page, leave } = await openTestUser(browser, origin);
  await page.goto('/insights');
  await awake(page);
  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: 'Search' }).fill('kuberne');
  const option = page.getByRole('option', { name: /^Kubernetes Skill/ });
  await option.waitFor();
  await expectAccessible(page);
  await option.click();
  await page.waitForURL(/\/skills\/kubernetes/);
  expect((await page.goto('/search/nothing'))?.status()).toBe(404);
  await leave();
});
