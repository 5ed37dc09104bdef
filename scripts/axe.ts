/**
 * Runs axe on every route, as a visitor, as a member with data everywhere, and as staff where needed, in both languages and
 * themes at three widths; prints violations: `npm run axe [-- part-of-a-path]`.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { LANGUAGES, localizePath, type Language } from '#platform/language/language.ts';
import { findViolations } from '../tests/setup/accessibility.ts';
import { ADDRESSES } from '../tests/setup/addresses.ts';
import { openBrowser } from '../tests/setup/browser.ts';
import { fillMember, signUpStaff, STAFF_ROUTES } from '../tests/setup/full-member.ts';
import { startProduct } from '../tests/setup/product.ts';

const WIDTHS = [390, 768, 1440];
const SCHEMES = ['light', 'dark'] as const;
const BATCH_SIZE = 2;
const QUIET_MS = 5000;

type Visit = { who: 'visitor' | 'member' | 'staff'; language: Language; address: string };
type Found = { rule: string; target: string; visit: Visit; form: string };

const wanted = process.argv[2] ?? '';
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'pathlight-axe-'));
fs.chmodSync(dataDir, 0o755);
const product = await startProduct(dataDir);
const browser = await openBrowser();
try {
  const member = await signedIn(browser, (page) => fillMember(page, product));
  const staff = await signedIn(browser, (page) => signUpStaff(page, product));
  const queue = visits(member.made.addresses);
  const all = queue.length;
  const found: Found[] = [];
  const walk = async () => {
    const pages = {
      visitor: await aPage(browser),
      member: await aPage(browser, member.state),
      staff: await aPage(browser, staff.state),
    };
    for (let visit = queue.shift(); visit; visit = queue.shift()) {
      found.push(...(await look(pages[visit.who], visit)));
      const done = all - queue.length;
      if (done % 20 === 0) console.log(`${done} of ${all} pages, ${found.length} violations`);
    }
  };
  await Promise.all(Array.from({ length: BATCH_SIZE }, walk));
  print(found);
  const forms = WIDTHS.length * SCHEMES.length;
  console.log(`${all} pages in ${forms} forms each: ${all * forms} looked at, ${found.length} violations`);
  process.exitCode = found.length > 0 ? 1 : 0;
} finally {
  await browser.close();
  await product.stop();
  fs.rmSync(dataDir, { recursive: true, force: true });
}

/** Signs in through `make` and returns the browser state. */
async function signedIn<Made>(someBrowser: Browser, make: (page: Page) => Promise<Made>) {
  const context = await someBrowser.newContext({ baseURL: product.origin, locale: 'en-IN' });
  const made = await make(await context.newPage());
  const state = await context.storageState();
  await context.close();
  return { made, state };
}

type State = Awaited<ReturnType<BrowserContext['storageState']>>;

async function aPage(someBrowser: Browser, storageState?: State): Promise<Page> {
  const context = await someBrowser.newContext({
    baseURL: product.origin,
    locale: 'en-IN',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    ...(storageState && { storageState }),
  });
  return context.newPage();
}

/** Every page of visitors and members; redirects are checked at their target. */
function visits(ofMember: Record<string, string>): Visit[] {
  const open = Object.values(ADDRESSES).map(({ path: address }) => ({ who: 'visitor' as const, address }));
  const own = Object.entries(ADDRESSES).map(([route, { path: address }]) => ({
    who: STAFF_ROUTES.has(route) ? ('staff' as const) : ('member' as const),
    address: ofMember[route] ?? address,
  }));
  return [...open, ...own]
    .filter(({ address }) => address.includes(wanted))
    .flatMap((visit) => LANGUAGES.map((language) => Object.assign({ language }, visit)));
}

/** One page in all variants: loaded once, then switched in theme and width. */
async function look(page: Page, visit: Visit): Promise<Found[]> {
  const found: Found[] = [];
  await page.goto(localizePath(visit.address, visit.language));
  await page.waitForLoadState('networkidle', { timeout: QUIET_MS }).catch(() => {});
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme });
      const form = `${width} ${colorScheme}`;
      for (const { rule, targets } of await findViolations(page))
        found.push(...targets.map((target) => ({ rule, target, visit, form })));
    }
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    if (over > 0) found.push({ rule: 'wider than the screen', target: `${over} px`, visit, form: String(width) });
  }
  return found;
}

/** Prints each violation once per element of a page, then the count per rule. */
function print(found: Found[]): void {
  const places = Map.groupBy(
    found,
    ({ rule, target, visit }) => `${rule}: ${visit.address} (${visit.who}, ${visit.language}): ${target}`,
  );
  for (const [place, all] of places) console.log(`${place} [${all.map(({ form }) => form).join(', ')}]`);
  console.table(
    Object.fromEntries(
      Array.from(
        Map.groupBy(found, ({ rule }) => rule),
        ([rule, all]) => [
          rule,
          {
            pages: new Set(all.map(({ visit }) => `${visit.language}${visit.who}${visit.address}`)).size,
            violations: all.length,
          },
        ],
      ),
    ),
  );
}
