/**
 * Runs axe on every route, as a visitor, as a member with data everywhere, and as staff where needed, in both languages and
 * themes at three widths; prints violations: `npm run report -- axe [part-of-a-path]`.
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
import { startServer } from '../tests/setup/server.ts';

const WIDTHS = [390, 768, 1440];
const SCHEMES = ['light', 'dark'] as const;
const CONCURRENCY = 2;
const NETWORK_IDLE_TIMEOUT_MS = 5000;

type Visit = { user: 'visitor' | 'member' | 'staff'; language: Language; address: string };
type Violation = { rule: string; target: string; visit: Visit; variant: string };

const pathPart = process.argv[2] ?? '';
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'pathlight-axe-'));
fs.chmodSync(dataDir, 0o755);
const server = await startServer(dataDir);
const browser = await openBrowser();
try {
  const member = await prepareUser(browser, (page) => fillMember(page, server));
  const staff = await prepareUser(browser, (page) => signUpStaff(page, server));
  const queue = listVisits(member.result.addresses);
  const total = queue.length;
  const violations: Violation[] = [];
  const work = async () => {
    const pages = {
      visitor: await openPage(browser),
      member: await openPage(browser, member.state),
      staff: await openPage(browser, staff.state),
    };
    for (let visit = queue.shift(); visit; visit = queue.shift()) {
      violations.push(...(await checkPage(pages[visit.user], visit)));
      const done = total - queue.length;
      if (done % 20 === 0) console.log(`${done} of ${total} pages, ${violations.length} violations`);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  print(violations);
  const variants = WIDTHS.length * SCHEMES.length;
  console.log(`${total} pages checked in ${variants} variants each: ${total * variants} checks, ${violations.length} violations`);
  process.exitCode = violations.length > 0 ? 1 : 0;
} finally {
  await browser.close();
  await server.stop();
  fs.rmSync(dataDir, { recursive: true, force: true });
}

/** Calls `signUp` in a new browser context; returns its result and the state of the browser, which contains the session. */
async function prepareUser<Result>(someBrowser: Browser, signUp: (page: Page) => Promise<Result>) {
  const context = await someBrowser.newContext({ baseURL: server.origin, locale: 'en-IN' });
  const result = await signUp(await context.newPage());
  const state = await context.storageState();
  await context.close();
  return { result, state };
}

type State = Awaited<ReturnType<BrowserContext['storageState']>>;

async function openPage(someBrowser: Browser, storageState?: State): Promise<Page> {
  const context = await someBrowser.newContext({
    baseURL: server.origin,
    locale: 'en-IN',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    ...(storageState && { storageState }),
  });
  return context.newPage();
}

/** Every page as a visitor, and as a member or staff; redirects are checked at their target. */
function listVisits(memberPaths: Record<string, string>): Visit[] {
  const asVisitor = Object.values(ADDRESSES).map(({ path: address }) => ({ user: 'visitor' as const, address }));
  const asMember = Object.entries(ADDRESSES).map(([route, { path: address }]) => ({
    user: STAFF_ROUTES.has(route) ? ('staff' as const) : ('member' as const),
    address: memberPaths[route] ?? address,
  }));
  return [...asVisitor, ...asMember]
    .filter(({ address }) => address.includes(pathPart))
    .flatMap((visit) => LANGUAGES.map((language) => Object.assign({ language }, visit)));
}

/** One page in all variants: loaded once, then switched in theme and width. */
async function checkPage(page: Page, visit: Visit): Promise<Violation[]> {
  const violations: Violation[] = [];
  await page.goto(localizePath(visit.address, visit.language));
  await page.waitForLoadState('networkidle', { timeout: NETWORK_IDLE_TIMEOUT_MS }).catch(() => {});
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme });
      const variant = `${width} ${colorScheme}`;
      for (const { rule, targets } of await findViolations(page))
        violations.push(...targets.map((target) => ({ rule, target, visit, variant })));
    }
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    if (overflow > 0) violations.push({ rule: 'wider than the screen', target: `${overflow} px`, visit, variant: String(width) });
  }
  return violations;
}

/** Prints each violation once per element of a page, then the count per rule. */
function print(violations: Violation[]): void {
  const byElement = Map.groupBy(
    violations,
    ({ rule, target, visit }) => `${rule}: ${visit.address} (${visit.user}, ${visit.language}): ${target}`,
  );
  for (const [element, repeated] of byElement) console.log(`${element} [${repeated.map(({ variant }) => variant).join(', ')}]`);
  console.table(
    Object.fromEntries(
      Array.from(
        Map.groupBy(violations, ({ rule }) => rule),
        ([rule, ofRule]) => [
          rule,
          {
            pages: new Set(ofRule.map(({ visit }) => `${visit.language}${visit.user}${visit.address}`)).size,
            violations: ofRule.length,
          },
        ],
      ),
    ),
  );
}
