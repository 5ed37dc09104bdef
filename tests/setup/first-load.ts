/** Measures the scripts of a page on a visitor's first load. */
import type { Browser, Request } from 'playwright-core';

/** The budget of every public page, in bytes of compressed script (brotli). */
export const MAX_FIRST_LOAD_BYTES = 150_000;

/** Pages that show nothing but a sign-in prompt to visitors, and are larger than a public page may be. */
const MEMBER_PAGE_BYTES: Record<string, number> = { '/$user_id/roadmap/$id': 170_000 };

/** The budget of a route, by its id. */
export const maxFirstLoadBytes = (route: string): number => MEMBER_PAGE_BYTES[route] ?? MAX_FIRST_LOAD_BYTES;

export type FirstLoad = {
  /** The scripts fetched until the network is idle, including preloads, and their compressed size. */
  scripts: number;
  bytes: number;
  /** Script errors, and errors and warnings on the console. */
  consoleErrors: string[];
};

/** Opens a page with an empty cache and waits until the network is idle. */
export async function measureFirstLoad(browser: Browser, origin: string, path: string): Promise<FirstLoad> {
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
  page.on('requestfinished', (request: Request) => {
    if (request.resourceType() === 'script') sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  const fetched = await Promise.all(sizes);
  await context.close();
  return { scripts: fetched.length, bytes: fetched.reduce((sum, bytes) => sum + bytes, 0), consoleErrors };
}
