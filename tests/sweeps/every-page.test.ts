/** Every address of the site: complete pages for a member with all kinds of data, and accessibility. */
import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LANGUAGES, localizePath } from '#platform/language/language.ts';
import { SANDBOX_MERCHANT_SALT } from '#platform/runtime/sandbox-contract.ts';
import { findViolations } from '../setup/accessibility.ts';
import { ADDRESSES } from '../setup/addresses.ts';
import { openBrowser } from '../setup/browser.ts';
import { fillMember, signUpStaff, STAFF_ROUTES, type Addresses } from '../setup/full-member.ts';
import { findTitle, visibleText } from '../setup/html.ts';
import { workerServer } from '../setup/worker-server.ts';
import { openTestUser, untilHydrated } from '../e2e/test-user.ts';

const server = workerServer();
const { origin } = server;
let browser: Browser;
type State = Awaited<ReturnType<BrowserContext['storageState']>>;
let member: { cookie: string; addresses: Addresses; state: State };
let staff: State;
beforeAll(async () => {
  browser = await openBrowser();
  const { page, context, leave } = await openTestUser(browser, origin);
  const filled = await fillMember(page, server);
  member = { ...filled, state: await context.storageState() };
  await leave();
  const other = await openTestUser(browser, origin);
  await signUpStaff(other.page, server);
  staff = await other.context.storageState();
  await other.leave();
});
afterAll(() => browser.close());

/** Redirects and missing pages, for members as for visitors. */
const NO_PAGE = new Set([
  '/home',
  '/notifications/unsubscribe',
  '/courses/frame',
  '/$program_code/apply/payment/status',
  '/received/$token',
  '/confirm-address/$token',
  '/$',
  '/staff/$place/$id',
  '/staff/sources/$id',
]);
/** Pages of a member that others may see. */
const PUBLIC_MEMBER_PAGES = new Set(['/profile/$slug', '/profile/$slug/showcase', '/all-cards/$user_slug']);

test.each(LANGUAGES)(
  "every route renders a complete page for a member, without the merchant's salt, and no cache may store it: %s",
  async (language) => {
    for (const [route, { path, status = 200, hidden }] of Object.entries(ADDRESSES)) {
      const address = localizePath(member.addresses[route] ?? path, language);
      const response = await fetch(origin + address, { redirect: 'manual', headers: { cookie: member.cookie } });
      const html = await response.text();
      // Signed-in members are redirected.
      if (route === '/sign-in') {
        expect([route, response.status]).toEqual([route, 307]);
        continue;
      }
      if (NO_PAGE.has(route) || STAFF_ROUTES.has(route)) {
        expect([route, response.status]).toEqual([route, status]);
        continue;
      }
      expect({
        address,
        status: response.status,
        // Long titles omit the brand.
        title: /\| Pathlight$|^Pathlight: |^.{50,}$/.test(findTitle(html)),
        headings: html.match(/<h1[ >]/g)?.length,
        unrendered: /\bundefined\b|\bnull\b|\bNaN\b|\[object Object\]|\{\w+\}/.exec(visibleText(html))?.[0],
        cacheControl: response.headers.get('cache-control'),
      }).toEqual({ address, status: 200, title: true, headings: 1, unrendered: undefined, cacheControl: 'private, no-store' });
      expect([address, html.includes(SANDBOX_MERCHANT_SALT)]).toEqual([address, false]);
      const isPersonal = hidden || (status !== 200 && !PUBLIC_MEMBER_PAGES.has(route));
      if (isPersonal) expect([route, /name="robots" content="noindex"/.test(html)]).toEqual([route, true]);
    }
  },
);

/** Each takes every sixth route. Each width occurs with both languages and both themes. */
const VARIANTS = [
  { language: 'en', colorScheme: 'light', width: 390 },
  { language: 'hi', colorScheme: 'dark', width: 390 },
  { language: 'en', colorScheme: 'dark', width: 768 },
  { language: 'hi', colorScheme: 'light', width: 768 },
  { language: 'en', colorScheme: 'light', width: 1440 },
  { language: 'hi', colorScheme: 'dark', width: 1440 },
] as const;

test.each(VARIANTS)(
  'every sixth route is accessible, fits its screen and keeps to its content policy: $language, $colorScheme, $width',
  async (variant) => {
    const { language, colorScheme, width } = variant;
    const routes = Object.entries(ADDRESSES).filter((_, index) => VARIANTS[index % VARIANTS.length] === variant);
    const queue = routes.map(([route, { path, status, hidden }]) => {
      // Pages that are empty or missing for visitors are opened as the member.
      const user = STAFF_ROUTES.has(route) ? 'staff' : hidden || status === 404 ? 'member' : 'visitor';
      return { user, path: member.addresses[route] ?? path } as const;
    });
    const problems: string[] = [];
    const worker = async () => {
      const open = async (storageState?: State) => {
        const page = await browser.newPage({
          baseURL: origin,
          locale: 'en-IN',
          reducedMotion: 'reduce',
          ...(storageState && { storageState }),
        });
        page.on('console', (message) => {
          if (message.text().includes('Content Security Policy')) problems.push(`${page.url()}: ${message.text()}`);
        });
        return page;
      };
      const pages = { visitor: await open(), member: await open(member.state), staff: await open(staff) };
      for (let next = queue.shift(); next; next = queue.shift()) {
        const page = pages[next.user];
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme });
        const label = `${next.path} (${next.user}, ${language}, ${colorScheme}, ${width})`;
        await page.goto(localizePath(next.path, language));
        await untilHydrated(page);
        problems.push(...(await findViolations(page)).map(({ rule, targets }) => `${label}: ${rule}: ${targets.join(', ')}`));
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        // Members' data may change before hydration; visitors' pages must not differ.
        const mismatch = await page.evaluate(() => document.documentElement.dataset['hydrationMismatch']);
        if (next.user === 'visitor' && mismatch) problems.push(`${label}: ${mismatch}`);
        if (overflow > 0) problems.push(`${label}: ${overflow} px wider than the screen`);
      }
      await Promise.all(Object.values(pages).map((page) => page.context().close()));
    };
    await Promise.all([worker(), worker()]);
    expect(problems).toEqual([]);
  },
);
