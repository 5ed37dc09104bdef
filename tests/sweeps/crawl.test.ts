import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from 'playwright-core';
import { openBrowser } from '../setup/browser.ts';
import { crawl, SCREENS } from '../setup/crawl.ts';
import { testProduct } from '../setup/test-product.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test('one linked page of each route loads without script errors, policy violations, layout shifts and dead links', async () => {
  const { opened, problems } = await crawl(browser, testProduct().origin, {
    maxOpenedPerRoute: 1,
    maxRequestedPerRoute: 2,
    screens: SCREENS.slice(0, 1),
  });
  expect(opened).toBeGreaterThan(30);
  expect(problems).toEqual([]);
}, 240_000);
