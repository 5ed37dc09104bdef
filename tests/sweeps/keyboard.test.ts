/** Keyboard navigation: the order of Tab stops, and the visibility of the focus. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { untilHydrated, openTestUser } from '../e2e/test-user.ts';
import { openBrowser } from '../setup/browser.ts';
import { tabThrough } from '../setup/tab-order.ts';
import { workerServer } from '../setup/worker-server.ts';

let browser: Browser;
const { origin } = workerServer();
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const MAX_PRESSES = 45;

test.each([
  {
    screen: 'desktop',
    pages: ['/', '/jobs-apprenticeships', '/insights/detail/window-functions-in-one-picture', '/forum', '/contact-us'],
  },
  {
    screen: 'phone',
    pages: ['/hi/jobs-apprenticeships/arogya-hospitals/staff-nurse-cardiac-icu', '/communities/data-analysis', '/courses'],
  },
] as const)('Tab moves down each page with a visible focus that nothing covers: $screen', async ({ screen, pages }) => {
  const { page, leave } = await openTestUser(browser, origin, { screen });
  for (const address of pages) {
    await page.goto(address);
    await untilHydrated(page);
    const { stops, problems } = await tabThrough(page, MAX_PRESSES);
    expect([address, problems]).toEqual([address, []]);
    expect([address, stops[0]]).toEqual([address, address.startsWith('/hi') ? 'a "सीधे पेज पर जाएँ"' : 'a "Skip to the page"']);
    expect(stops.length).toBeGreaterThan(10);
  }
  await leave();
});
