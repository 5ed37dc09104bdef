import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../setup/browser.ts';
import { workerServer } from '../setup/worker-server.ts';
import { untilHydrated, expectAccessible, openTestUser, signIn } from './test-user.ts';

let browser: Browser;
const { origin } = workerServer();
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test('on a phone a search corrects a typo, can be filtered, is restored on going back, and is listed under recent searches', async () => {
  const { page, consoleErrors, leave } = await openTestUser(browser, origin, { screen: 'phone', dark: true });
  await page.goto('/search');
  await untilHydrated(page);
  const input = page.getByRole('combobox', { name: 'Search everything' });
  await input.fill('pythn');
  await input.press('Enter');
  await page.getByText('These are the results for “python”').waitFor();
  await expectAccessible(page);
  await page.getByRole('navigation', { name: 'What to search' }).getByRole('link', { name: 'Courses' }).click();
  await page.waitForURL(/\/search\/course\?query=pythn/);
  const advanced = page.getByRole('list', { name: 'Level' }).getByRole('link', { name: /^Advanced/ });
  await advanced.waitFor();
  const results = page.getByRole('status').filter({ hasText: 'results' });
  const before = await results.textContent();
  await advanced.click();
  await page.waitForURL(/filter=/);
  await expect.poll(() => results.textContent()).not.toBe(before);
  await expectAccessible(page);
  await page.locator('.item-title a').first().click();
  await page.waitForURL(/\/course-detail\//);
  await page.goBack();
  await page.waitForURL(/filter=/);
  await page.locator('.item-title a').first().waitFor();
  await page.goto('/search');
  await page.getByRole('link', { name: 'pythn' }).waitFor();
  await page.getByRole('button', { name: 'Forget these' }).click();
  await expect.poll(() => page.getByRole('link', { name: 'pythn' }).count()).toBe(0);
  expect(consoleErrors).toEqual([]);
  await leave();
});

test('the search opened by “/” finds a skill by the start of its name and opens it; results of an unknown kind are a 404', async () => {
  const { page, leave } = await openTestUser(browser, origin);
  await page.goto('/insights');
  await untilHydrated(page);
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

test('a list shows what it understood of its search, and leaves out the words of a part that is removed', async () => {
  const { page, consoleErrors, leave } = await openTestUser(browser, origin, { screen: 'phone' });
  await page.goto('/jobs-apprenticeships?query=jobs+in+pune+under+8+lakh');
  await untilHydrated(page);
  const understood = page.getByRole('list', { name: 'Searching for' });
  await understood.getByRole('link', { name: 'Remove Pay: up to ₹8 lakh a year' }).waitFor();
  await expectAccessible(page);
  await understood.getByRole('link', { name: 'Remove Place: Pune' }).click();
  await page.waitForURL(/query=jobs\+under\+8\+lakh/);
  await expect.poll(() => understood.getByRole('link').count()).toBe(2);
  await page.goto('/courses?query=free+python+course');
  await understood.getByRole('link', { name: 'Remove Cost: Free' }).waitFor();
  expect(consoleErrors).toEqual([]);
  await leave();
});

test('a search near nobody knows where asks for the city, and the one that is chosen is in the address', async () => {
  const { page, consoleErrors, leave } = await openTestUser(browser, origin, { screen: 'phone' });
  await page.goto('/search?query=nurse+jobs+near+me');
  const ask = page.getByRole('region', { name: 'Near which city?' });
  await ask.getByRole('link', { name: 'Bengaluru' }).waitFor();
  await expectAccessible(page);
  await ask.getByRole('link', { name: 'Bengaluru' }).click();
  await page.waitForURL(/query=nurse\+jobs\+in\+Bengaluru/);
  await page.getByRole('link', { name: 'Remove Place: Bengaluru' }).waitFor();
  await page.goto('/jobs-apprenticeships?query=nurse+jobs+near+me');
  await untilHydrated(page);
  const city = ask.getByLabel('Another city or town');
  await city.fill('Nagpur');
  await city.press('Enter');
  await page.waitForURL(/query=nurse\+jobs\+in\+Nagpur/);
  await page.getByRole('link', { name: 'Remove Place: Nagpur' }).waitFor();
  expect(consoleErrors).toEqual([]);
  await leave();
});

test('a member whose profile says where they live finds jobs there, and can choose another city', async () => {
  const { page, consoleErrors, leave } = await openTestUser(browser, origin, { screen: 'phone' });
  await signIn(page, origin, { create: 'Tanvi Sathe' });
  const headers = { origin, 'sec-fetch-site': 'same-origin' };
  const saved = await page.request.patch('/api/users/update_profile', { data: { location: 'Gurgaon' }, headers });
  expect(saved.status()).toBe(200);
  await page.goto('/search/job?query=jobs+near+me');
  await page.getByRole('link', { name: 'Remove Place: Gurugram' }).waitFor();
  await page.getByText('Another city', { exact: true }).click();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Pune', exact: true }).click();
  await page.waitForURL(/query=jobs\+in\+Pune/);
  await page.getByRole('link', { name: 'Remove Place: Pune' }).waitFor();
  expect(consoleErrors).toEqual([]);
  await leave();
});
