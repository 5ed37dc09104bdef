import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from 'playwright-core';
import { openBrowser } from '../setup/browser.ts';
import { workerServer } from '../setup/worker-server.ts';
import { expectAccessible, expectNoOverflow, openTestUser } from '../e2e/test-user.ts';

let browser: Browser;
const { origin } = workerServer();
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test.each([
  '/insights/browse',
  '/insights/browse?hashtag=sql',
  '/insights/search?query=interview',
  '/insights/mine',
  '/insights?view=trending',
])('%s is accessible and fits a phone', async (path) => {
  const { page, consoleErrors, leave } = await openTestUser(browser, origin, { screen: 'phone' });
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expectAccessible(page);
  await expectNoOverflow(page);
  expect(consoleErrors).toEqual([]);
  await leave();
});
