import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from 'playwright-core';
import { openBrowser } from '../setup/browser.ts';
import { crawl, SCREENS } from '../setup/crawl.ts';
import { workerServer } from '../setup/worker-server.ts';
import { openTestUser } from '../e2e/test-user.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test('every link of the layout and the home page leads to a page with a title', async () => {
  const { page, leave } = await openTestUser(browser, workerServer().origin);
  await page.goto('/');
  const links = await page
    .locator('a[href^="/"]')
    .evaluateAll((all) => [...new Set(all.map((link) => link.getAttribute('href') ?? ''))]);
  expect(links.length).toBeGreaterThan(20);
  for (const href of links) {
    const response = await page.request.get(href);
    expect(response.status(), href).toBe(200);
    if (href.startsWith('/api/')) continue;
    expect(/<title>([^<]+)<\/title>/.exec(await response.text())?.[1], href).toBeTruthy();
  }
  await leave();
});

test('one linked page of each route loads without script errors, policy violations, layout shifts or dead links', async () => {
  const { opened, problems } = await crawl(browser, workerServer().origin, {
    maxOpenedPerRoute: 1,
    maxRequestedPerRoute: 2,
    screens: SCREENS.slice(0, 1),
  });
  expect(opened).toBeGreaterThan(30);
  expect(problems).toEqual([]);
});
