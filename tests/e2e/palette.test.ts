/** The command palette's actions, the shortcuts, and sharing. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../setup/browser.ts';
import { workerServer } from '../setup/worker-server.ts';
import { expectAccessible, openTestUser, signIn, untilHydrated } from './test-user.ts';

let browser: Browser;
const { origin } = workerServer();
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test('Ctrl+K opens the palette, and actions are found and done with the keyboard alone', async () => {
  const { page, consoleErrors, leave } = await openTestUser(browser, origin);
  await page.goto('/skills');
  await untilHydrated(page);
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox');
  await page.getByRole('option', { name: 'Write an insight' }).waitFor();
  await expectAccessible(page);
  await field.fill('> dark');
  await expect.poll(() => page.getByRole('option').allInnerTexts()).toEqual([expect.stringContaining('Dark theme')]);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark');
  await expect.poll(() => field.count()).toBe(0);

  await page.keyboard.press('Control+k');
  await field.fill('new board');
  await page.getByRole('option', { name: 'New board', exact: true }).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/boards\/create$/);

  await page.keyboard.press('Control+k');
  await field.fill('हिन्दी');
  await page.getByRole('option', { name: 'Switch to हिन्दी' }).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/hi\/boards\/create$/);
  await untilHydrated(page);
  await page.keyboard.press('Control+k');
  await page.getByRole('option', { name: 'English में देखें' }).waitFor();
  expect(consoleErrors).toEqual([]);
  await leave();
});

test('a member finds their own boards and signs out from the palette', async () => {
  const { page, leave } = await openTestUser(browser, origin);
  await signIn(page, origin, { create: 'Ravi Board', email: `ravi-${Date.now()}@people.example` });
  await page.request.post('/api/boards', {
    headers: { origin, 'sec-fetch-site': 'same-origin' },
    data: { title: 'Zebrafish and other fish', privacy: true },
  });
  await page.goto('/skills');
  await untilHydrated(page);
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('zebra');
  await page.getByRole('option', { name: 'Zebrafish and other fish' }).waitFor();
  await page.getByRole('combobox').fill('log out');
  await page.getByRole('option', { name: 'Sign out' }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByText('You are signed out.').waitFor();
  await leave();
});

test('"?" lists the shortcuts, two letters open a place, and single keys can be switched off', async () => {
  const { page, consoleErrors, leave } = await openTestUser(browser, origin);
  await page.goto('/skills');
  await untilHydrated(page);
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await dialog.getByText('Search, or do something').waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.keyboard.press('g');
  await page.keyboard.press('c');
  await page.waitForURL(/\/courses$/);
  await page.keyboard.press('t');
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark');

  // Letters that are typed are not shortcuts.
  await page.goto('/search');
  await untilHydrated(page);
  await page.getByRole('combobox', { name: 'Search everything' }).pressSequentially('gc t?/');
  expect(new URL(page.url()).pathname).toBe('/search');

  await page.goto('/skills');
  await untilHydrated(page);
  await page.keyboard.press('?');
  await dialog.getByRole('switch').click();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.keyboard.press('t');
  await page.keyboard.press('/');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').waitFor();
  expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark');
  expect(consoleErrors).toEqual([]);
  await leave();
});

test('things are shared from a menu on a desktop, with their own title, address and picture', async () => {
  const { page, context, consoleErrors, leave } = await openTestUser(browser, origin);
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin });
  const pages = [
    '/insights/detail/window-functions-in-one-picture',
    '/boards/first-90-days',
    '/jobs-apprenticeships/arogya-hospitals/staff-nurse-cardiac-icu',
    '/course-detail/4c9300f085ed/customer-support/customer-analytics-4c9300',
    '/forum/how-to-read-a-large-code-base',
    '/blog/what-partly-met-means',
  ];
  for (const path of pages) {
    await page.goto(path);
    await untilHydrated(page);
    const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
    expect(picture, path).toMatch(/\/share\/.+\.png$|\/share\.png$/);
    const response = await fetch(picture ?? '');
    expect([response.status, response.headers.get('content-type')], picture ?? '').toEqual([200, 'image/png']);
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Share/ })
      .first()
      .click();
    const menu = page.getByRole('menu');
    const site = (name: string) => menu.getByRole('menuitem', { name, exact: true });
    const whatsapp = new URL((await site('WhatsApp').getAttribute('href')) ?? '');
    expect(whatsapp.searchParams.get('text')).toContain(`\n${origin}${path}`);
    expect(await site('LinkedIn').getAttribute('href')).toContain(encodeURIComponent(`${origin}${path}`));
    expect(await site('X').getAttribute('href')).toContain('https://x.com/intent/post?');
    expect(await site('E-mail').getAttribute('href')).toMatch(/^mailto:/);
    await site('Copy link').click();
    await page.getByText('Link copied').first().waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${origin}${path}`);
  }
  expect(consoleErrors).toEqual([]);
  await leave();
});

test('where the device has a sheet of its own, the menu offers it in the language of the page', async () => {
  const { page, leave } = await openTestUser(browser, origin, { screen: 'phone' });
  await page.addInitScript(() => {
    Object.assign(navigator, { share: (data: { url: string }) => Promise.resolve(Object.assign(window, { shared: data.url })) });
  });
  await page.goto('/hi/boards/first-90-days');
  await untilHydrated(page);
  await page.getByRole('main').getByRole('button', { name: 'शेयर करें' }).first().click();
  await page.getByRole('menuitem', { name: 'इस डिवाइस के और तरीक़े …' }).click();
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'shared') as string)).toBe(`${origin}/hi/boards/first-90-days`);
  await leave();
});
