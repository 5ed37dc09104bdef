/** What a browser fetches of scripts before anybody touches a page. */
import type { Browser, Request } from 'playwright-core';

/** The most that the first load of a page may carry, in bytes of compressed script. */
export const MAX_OF_A_PAGE = 130_000;

export type FirstLoad = {
  /** Scripts fetched until the browser is idle, and their bytes as sent. */
  scripts: number;
  bytes: number;
  /** What went wrong, then and when the page was touched: errors of scripts and words on the console. */
  consoleErrors: string[];
};

/** Opens a page as a visitor who was never here, waits until nothing is fetched any more, then touches it. */
export async function firstLoadOf(browser: Browser, origin: string, path: string): Promise<FirstLoad> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 390, height: 844 },
    locale: 'en-IN',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const consoleErrors: string[] = [];
  page.on('pageerror', (error) => consoleErrors.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !/status of 404|Service Worker/.test(message.text()))
      consoleErrors.push(message.text());
  });
  const sizes: Promise<number>[] = [];
  const weigh = (request: Request) => {
    if (request.resourceType() === 'script') sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  };
  page.on('requestfinished', weigh);
  await page.goto(path, { waitUntil: 'networkidle' });
  page.off('requestfinished', weigh);
  const fetched = await Promise.all(sizes);
  await page.mouse.move(60, 300);
  await page.waitForFunction(() => document.querySelector('[data-asleep]') === null);
  await page.waitForLoadState('networkidle');
  await context.close();
  return { scripts: fetched.length, bytes: fetched.reduce((sum, bytes) => sum + bytes, 0), consoleErrors };
}
