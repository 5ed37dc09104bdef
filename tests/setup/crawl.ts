/** Walks the site as a browser does, from page to page, and notes what is broken on the way. */
import type { Browser, Page } from 'playwright-core';
import { routes } from '#app/pages/routes.ts';

/** How far a page may shift while it loads; what people press does not count. */
const MAX_SHIFT = 0.02;
const QUIET_MS = 5000;
/** What changes something or leads out of the pages. */
const NOT_A_PAGE = /^\/(api|auth|share|sitemaps|assets)\/|\.(md|xml|png|ics)$/;

type Screen = { name: string; width: number; height: number };
export const SCREENS: readonly Screen[] = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'desktop', width: 1440, height: 900 },
];

const PATTERNS = (routes.children ?? [])
  .map((route) => ('path' in route ? `/${route.path.replace(/^\//, '')}` : '/'))
  .filter((path) => path !== '/$')
  .toSorted((a, b) => (a.match(/\$/g)?.length ?? 0) - (b.match(/\$/g)?.length ?? 0))
  .map((path) => ({ path, pattern: new RegExp(`^${path.replaceAll(/\$\w+/g, '[^/]+').replace(/\$$/, '.*')}/?$`) }));

/** The route that an address belongs to. */
export const routeOf = (pathname: string): string => PATTERNS.find(({ pattern }) => pattern.test(pathname))?.path ?? 'no route';

type Seen = { page: string; problem: string };

/**
 * Opens at most `mostOfARoute` pages of each route, beginning at the home page, on each screen, and asks other links
 * for their status, `mostAsked` of each route. Answers what is wrong: dead links, errors of scripts, violations of the policy, pages that shift.
 */
export async function crawl(
  browser: Browser,
  origin: string,
  { mostOfARoute, mostAsked, screens = SCREENS }: { mostOfARoute: number; mostAsked: number; screens?: readonly Screen[] },
): Promise<{ opened: number; asked: number; problems: Seen[] }> {
  const problems: Seen[] = [];
  const asked = new Set<string>();
  const askedOf = new Map<string, number>();
  let opened = 0;
  for (const screen of screens) {
    const context = await browser.newContext({ baseURL: origin, viewport: screen, locale: 'en-IN', serviceWorkers: 'block' });
    await context.addInitScript(watchShifts);
    const page = await context.newPage();
    const queue = ['/'];
    const known = new Set(queue);
    const taken = new Map<string, number>();
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      const route = routeOf(new URL(path, origin).pathname);
      const before = taken.get(route) ?? 0;
      if (before >= mostOfARoute) {
        const askedBefore = askedOf.get(route) ?? 0;
        if (asked.has(path) || askedBefore >= mostAsked) continue;
        askedOf.set(route, askedBefore + 1);
        asked.add(path);
        problems.push(...(await ask(origin, path)));
        continue;
      }
      taken.set(route, before + 1);
      opened += 1;
      const { links, wrong } = await open(page, path);
      problems.push(...wrong.map((problem) => ({ page: `${path} (${screen.name})`, problem })));
      for (const link of links.filter((one) => !known.has(one) && !NOT_A_PAGE.test(new URL(one, origin).pathname))) {
        known.add(link);
        queue.push(link);
      }
    }
    await context.close();
  }
  return { opened, asked: asked.size, problems };
}

async function ask(origin: string, path: string): Promise<Seen[]> {
  const { status } = await fetch(origin + path);
  return status < 400 ? [] : [{ page: path, problem: `dead link: ${status}` }];
}

async function open(page: Page, path: string): Promise<{ links: string[]; wrong: string[] }> {
  const wrong: string[] = [];
  const onError = (error: Error) => wrong.push(`script error: ${error.message}`);
  const onConsole = (message: { type: () => string; text: () => string }) => {
    if (message.type() === 'error') wrong.push(`console: ${message.text()}`);
  };
  page.on('pageerror', onError);
  page.on('console', onConsole);
  const response = await page.goto(path, { waitUntil: 'load' });
  const status = response?.status() ?? 0;
  if (status >= 400) wrong.push(`dead link: ${status}`);
  // What comes late comes within two frames of the network being quiet.
  await page.waitForLoadState('networkidle', { timeout: QUIET_MS }).catch(() => {});
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const seen = await page.evaluate(() => ({
    shift: (window as unknown as { shift: number }).shift,
    policy: (window as unknown as { policy: string[] }).policy,
    wide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    links: Array.from(document.querySelectorAll<HTMLAnchorElement>('a[href]'), (link) => link.href)
      .filter((href) => new URL(href).origin === location.origin)
      .map((href) => new URL(href).pathname + new URL(href).search),
  }));
  page.off('pageerror', onError);
  page.off('console', onConsole);
  if (seen.shift > MAX_SHIFT) wrong.push(`shifts by ${seen.shift.toFixed(3)}`);
  if (seen.wide > 0) wrong.push(`is ${seen.wide}px wider than the screen`);
  wrong.push(...seen.policy.map((directive) => `policy: ${directive}`));
  return { links: [...new Set(seen.links)], wrong };
}

/** Runs in the page before everything else. */
function watchShifts(): void {
  const page = window as unknown as { shift: number; policy: string[] };
  page.shift = 0;
  page.policy = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
      if (!entry.hadRecentInput) page.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    page.policy.push(`${violatedDirective} ${blockedURI}`),
  );
}
