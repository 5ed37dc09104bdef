/** The site without a mouse, where a program that reads the page cannot see how it feels. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openBrowser } from '../setup/browser.ts';
import { tabThrough } from '../setup/tab-walk.ts';
import { awake, openTestUser } from './person.ts';

let browser: Browser;
const origin = inject('origin');
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const STOPS = 45;
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');

test.each([
  {
    screen: 'desktop',
    pages: ['/', '/jobs-apprenticeships', '/insights/detail/window-functions-in-one-picture', '/forum', '/contact-us'],
  },
  {
    screen: 'phone',
    pages: ['/hi/jobs-apprenticeships/arogya-hospitals/staff-nurse-cardiac-icu', '/communities/data-analysis', '/courses'],
  },
] as const)('Tab leads down each page, shows where it is and hides behind nothing: $screen', async ({ screen, pages }) => {
  const { page, leave } = await openTestUser(browser, origin, { screen });
  for (const address of pages) {
    await page.goto(address);
    await awake(page);
    const { stops, wrong } = await tabThrough(page, STOPS);
    expect([address, wrong]).toEqual([address, []]);
    expect([address, stops[0]]).toEqual([address, address.startsWith('/hi') ? 'a "सीधे पेज पर जाएँ"' : 'a "Skip to the page"']);
    expect(stops.length).toBeGreaterThan(10);
  }
  await leave();
});

test('the first stop leads past the frame, a link says and reads the page it opens, and what opens over a page gives back the focus', async () => {
  const { page, consoleErrors, leave } = await openTestUser(browser, origin);
  await page.goto('/');
  await awake(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);

  await page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link', { name: 'Jobs' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/jobs-apprenticeships/);
  const heading = page.locator('main h1');
  await expect.poll(() => heading.evaluate((one) => one === document.activeElement)).toBe(true);
  await expect.poll(async () => page.getByRole('status').allTextContents()).toContain(await page.title());
  expect(await page.evaluate(() => scrollY)).toBe(0);

  const opener = page.getByRole('button', { name: 'Sign in' }).first();
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  for (let pressed = 0; pressed < 8; pressed += 1) {
    await page.keyboard.press('Tab');
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null)).toBe(true);
  }
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => focused(page)).toBe(await opener.innerText());
  expect(consoleErrors).toEqual([]);
  await leave();
});
