/** Pages before hydration, soon after it on a slow connection, and without JavaScript. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ADDRESSES } from '../setup/addresses.ts';
import { openBrowser } from '../setup/browser.ts';
import { measureFirstLoad, MAX_FIRST_LOAD_BYTES } from '../setup/first-load.ts';
import { openPhone } from '../setup/phone.ts';
import { workerServer } from '../setup/worker-server.ts';
import { untilHydrated } from './test-user.ts';

const JOB = ADDRESSES['/jobs-apprenticeships/$company_slug/$job_slug']?.path ?? '';
let browser: Browser;
const { origin } = workerServer();
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const isHydrated = (page: Page) => page.evaluate(() => performance.getEntriesByName('hydrated').length > 0);

test.each([
  ['Search', '/', () => /\/search\??$/],
  ['Sign in', '/', () => /\/sign-in\?return_to=%2F$/],
  ['Apply', JOB, () => /\/sign-in\?return_to=.*apply%3D1$/],
])('%s works before any script has loaded, on a phone', async (name, path, address) => {
  const { page, context } = await openPhone(browser, origin);
  // Scripts stay on their way, however long the steps take.
  await page.route(/\.js$/, () => {});
  await page.goto(path, { waitUntil: 'commit' });
  const button = page.getByRole('button', { name, exact: true }).first();
  await button.waitFor();
  expect(await isHydrated(page)).toBe(false);
  await button.click({ noWaitAfter: true });
  await page.waitForURL(address(), { waitUntil: 'commit' });
  if (name === 'Search') await page.getByRole('combobox').waitFor();
  else await page.getByRole('link', { name: 'Continue with Google' }).waitFor();
  await context.close();
});

test.each(['/', '/jobs-apprenticeships', JOB])(
  'once %s is hydrated on a phone at 400 kbit/s, neither text typed right after "/" nor a press on a button is lost',
  async (path) => {
    const { page, context } = await openPhone(browser, origin, { slow: true });
    await page.goto(path, { waitUntil: 'commit' });
    await expect.poll(() => isHydrated(page)).toBe(true);

    await page.keyboard.press('/');
    await page.keyboard.type('data analyst', { delay: 20 });
    const input = page.locator('.cmd').getByRole('combobox');
    await input.waitFor();
    await expect.poll(() => input.inputValue()).toBe('data analyst');
    await page.keyboard.press('Escape');

    const name = path === JOB ? 'Apply' : 'Sign in';
    await page.getByRole('button', { name, exact: true }).first().click();
    await page.getByRole('dialog').getByRole('link', { name: 'Continue with Google' }).waitFor();
    await context.close();
  },
);

test('without JavaScript, links, the job search, the site search and signing in work, and a notice explains what needs JavaScript', async () => {
  const { page, context } = await openPhone(browser, origin, { script: false });
  await page.goto('/');
  // Playwright's text selectors ignore noscript elements.
  const notice = () => page.locator('noscript .no-script').innerText();
  expect(await notice()).toContain('without JavaScript');
  await page.getByRole('link', { name: 'Jobs', exact: true }).last().click();
  await page.waitForURL(/\/jobs-apprenticeships$/);

  await page.locator('input[name="location"]').fill('Pune');
  await page.locator('input[name="query"]').fill('data');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/jobs-apprenticeships\?query=data&location=Pune$/);
  expect(await page.locator('input[name="query"]').inputValue()).toBe('data');
  expect(await page.locator('.skeleton').count()).toBe(0);

  await page.getByRole('button', { name: 'Search', exact: true }).first().click();
  await page.waitForURL(/\/search\??$/);
  await page.locator('input[name="query"]').fill('sql');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/search\?query=sql$/);
  await page.locator('main a[href*="sql"]').first().waitFor();

  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(/\/sign-in\?/);
  await page.getByRole('link', { name: 'Continue with Google' }).click();
  await page.getByRole('button', { name: /^Asha/ }).click();
  await page.waitForURL((url) => url.origin === origin);

  await page.goto('/hi/jobs-apprenticeships');
  expect(await notice()).toContain('JavaScript के बिना');
  await page.locator('input[name="query"]').fill('data');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/hi\/jobs-apprenticeships\?query=data/);
  await context.close();
});

test('the first load of the home page and of a job stays within the budget and logs no error', async () => {
  for (const path of ['/', JOB]) {
    const { bytes, consoleErrors } = await measureFirstLoad(browser, origin, path);
    expect(consoleErrors).toEqual([]);
    expect(bytes).toBeGreaterThan(100_000);
    expect(bytes).toBeLessThanOrEqual(MAX_FIRST_LOAD_BYTES);
  }
});

test('text typed before hydration is preserved', async () => {
  const { page, context } = await openPhone(browser, origin);
  const scripts = Promise.withResolvers<void>();
  await page.route(/\.js$/, (route) => scripts.promise.then(() => route.continue()));
  await page.goto('/jobs-apprenticeships', { waitUntil: 'commit' });
  const field = page.locator('input[name="query"]');
  await field.fill('nurse');
  scripts.resolve();
  await untilHydrated(page);
  expect(await field.inputValue()).toBe('nurse');
  await field.press('Enter');
  await page.waitForURL(/query=nurse/);
  await context.close();
});
