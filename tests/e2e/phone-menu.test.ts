/** The bar at the bottom of a phone, the menu with every place, and the page "You". */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { routes } from '#app/pages/routes.ts';
import { openBrowser } from '../setup/browser.ts';
import { workerServer } from '../setup/worker-server.ts';
import { expectAccessible, expectNoOverflow, openTestUser, signIn, untilHydrated } from './test-user.ts';

let browser: Browser;
const { origin } = workerServer();
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** Pages with a fixed address that nobody opens from a menu, and why. */
const NOT_IN_MENU: Record<string, string> = {
  '/home': 'leads to /',
  '/notifications/unsubscribe': 'opened from an e-mail, by its token',
  '/courses/frame': 'shows the course that a page names',
  '/hiring/webhooks': 'for owners of a company, who open it from Hiring',
  '/reports/journeys': 'for staff',
  '/staff': 'for staff',
  '/staff/audit-log': 'for staff',
  '/staff/sources': 'for staff',
  '/staff/company-requests': 'for staff',
  '/staff/held-jobs': 'for staff',
};

type RouteNode = { type: string; path?: string; children?: readonly RouteNode[] };
const pathsOf = ({ type, path, children = [] }: RouteNode): string[] => [
  ...(type === 'index' ? ['/'] : path === undefined ? [] : [path.replace(/(.)\/$/, '$1')]),
  ...children.flatMap(pathsOf),
];
const FIXED_PATHS = pathsOf(routes as RouteNode).filter((path) => !path.includes('$'));

test('a visitor on a 360 px phone reaches every page with a fixed address in two presses, in both languages', async () => {
  const { page, consoleErrors, leave } = await openTestUser(browser, origin, { screen: 'phone' });
  await page.setViewportSize({ width: 360, height: 640 });
  expect(FIXED_PATHS.length).toBeGreaterThan(55);
  for (const language of ['', '/hi']) {
    await page.goto(`${language}/blog`);
    const bar = page.locator('.bottom-bar');
    const inBar = await bar.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(inBar).toEqual(
      ['/', '/jobs-apprenticeships', '/courses', '/explore', '/you'].map((path) => withLanguage(language, path)),
    );
    await bar.getByRole('link').nth(3).click();
    await page.getByRole('heading', { level: 1, name: language ? 'सब कुछ' : 'Explore' }).waitFor();
    await expectNoOverflow(page);
    const links = await page
      .getByRole('main')
      .getByRole('link')
      .evaluateAll((found) =>
        found.map((link) => ({ href: link.getAttribute('href') ?? '', height: link.getBoundingClientRect().height })),
      );
    expect(links.filter(({ height }) => height < 44)).toEqual([]);
    const reached = new Set([...inBar, ...links.map(({ href }) => href)]);
    const missing = FIXED_PATHS.filter((path) => !(path in NOT_IN_MENU) && !reached.has(withLanguage(language, path)));
    expect(missing).toEqual([]);
    if (language === '') for (const href of reached) expect((await fetch(origin + href)).status, href).toBe(200);
  }
  await page.goto('/explore');
  await page.getByRole('main').getByRole('link', { name: 'Universities' }).click();
  await page.getByRole('heading', { level: 1, name: 'Universities' }).waitFor();
  expect(consoleErrors).toEqual([]);
  await leave();
});

const withLanguage = (language: string, path: string) => (path === '/' && language ? language : `${language}${path}`);

test('the bar marks the current place below the width of a desktop, and leaves forms and the last line of a page free', async () => {
  const { page, leave } = await openTestUser(browser, origin, { screen: 'phone' });
  await page.goto('/company/lumen-retail');
  await untilHydrated(page);
  const bar = page.locator('.bottom-bar');
  const current = () => bar.locator('[aria-current]').allInnerTexts();
  expect(await current()).toEqual(['Jobs']);
  expect(await bar.locator('[aria-current="page"]').count()).toBe(0);
  await bar.getByRole('link', { name: 'Learn' }).click();
  await expect.poll(current).toEqual(['Learn']);
  expect(await bar.locator('[aria-current="page"]').count()).toBe(1);

  // Scrolled to its end, nothing of the page is under the bar.
  await page.goto('/about-us');
  const hidden = await page.evaluate(() => {
    scrollTo(0, document.documentElement.scrollHeight);
    const top = document.querySelector('.bottom-bar')?.getBoundingClientRect().top ?? 0;
    return [...document.querySelectorAll('footer a')].filter((link) => link.getBoundingClientRect().bottom > top).length;
  });
  expect(hidden).toBe(0);
  // A window that a keyboard has made low belongs to the field.
  await page.goto('/contact-us');
  await page.setViewportSize({ width: 390, height: 400 });
  await page.getByRole('main').getByRole('textbox').first().focus();
  await expect.poll(() => bar.isVisible()).toBe(false);

  await page.setViewportSize({ width: 900, height: 700 });
  await page.goto('/for-corporates/enterprise-AI');
  expect(await bar.isVisible()).toBe(true);
  await page.setViewportSize({ width: 1100, height: 700 });
  expect(await bar.isVisible()).toBe(false);
  await leave();
});

test('the menu and the bar work without script', async () => {
  const context = await browser.newContext({ baseURL: origin, javaScriptEnabled: false, viewport: { width: 360, height: 640 } });
  const page = await context.newPage();
  await page.goto('/forum');
  await page.locator('.bottom-bar a').nth(3).click();
  await page.getByRole('main').getByRole('link', { name: 'Terms' }).click();
  expect(new URL(page.url()).pathname).toBe('/terms-and-conditions');
  await page.goto('/explore');
  await page.getByRole('main').getByRole('searchbox').fill('sql');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/search\?query=sql/);
  await context.close();
});

test('"You" says to visitors what signing in gives, and shows a member what goes on and the way out', async () => {
  const { page, consoleErrors, leave } = await openTestUser(browser, origin, { screen: 'phone' });
  await page.goto('/you');
  await page.getByText('The next step of your learning plan, with its date').waitFor();
  await page.getByRole('link', { name: 'Continue with Google' }).waitFor();
  await expectAccessible(page);
  await signIn(page, origin, { create: 'Kavya Menon', email: `kavya-${Date.now()}@people.example` });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/you');
  await untilHydrated(page);
  await page.getByRole('heading', { level: 1, name: 'Kavya Menon' }).waitFor();
  await page.getByRole('heading', { name: 'Add your résumé' }).waitFor();
  await expectNoOverflow(page);
  await expectAccessible(page);
  const links = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((found) => found.map((link) => link.getAttribute('href')));
  expect(links).toEqual(
    expect.arrayContaining(['/plans', '/applications', '/resumes', '/notifications', '/saved-searches', '/boards', '/settings']),
  );
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByText('You are signed out.').waitFor();
  expect(consoleErrors).toEqual([]);
  await leave();
});
