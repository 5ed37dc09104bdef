/** Crawls the site in a browser and collects problems. */
import type { Browser, Page } from 'playwright-core';
import { routes } from '#app/pages/routes.ts';

/** The maximum layout shift while a page loads; shifts after user input do not count. */
const MAX_SHIFT = 0.02;
const NETWORK_IDLE_TIMEOUT_MS = 5000;
/** Paths that are not pages: the API, sign-in and files. */
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
export const findRoute = (pathname: string): string => PATTERNS.find(({ pattern }) => pattern.test(pathname))?.path ?? 'no route';

type PageProblem = { page: string; problem: string };

/**
 * Starting at the home page, opens at most `maxOpenedPerRoute` pages of each route on each screen, and requests at most
 * `maxRequestedPerRoute` of its other links. Reports dead links, script errors, violations of the content security policy,
 * layout shifts and pages wider than the screen.
 */
export async function crawl(
  browser: Browser,
  origin: string,
  {
    maxOpenedPerRoute,
    maxRequestedPerRoute,
    screens = SCREENS,
  }: { maxOpenedPerRoute: number; maxRequestedPerRoute: number; screens?: readonly Screen[] },
): Promise<{ opened: number; requested: number; problems: PageProblem[] }> {
  const problems: PageProblem[] = [];
  const requested = new Set<string>();
  const requestedPerRoute = new Map<string, number>();
  let opened = 0;
  for (const screen of screens) {
    const context = await browser.newContext({ baseURL: origin, viewport: screen, locale: 'en-IN', serviceWorkers: 'block' });
    await context.addInitScript(observeShifts);
    const page = await context.newPage();
    // Its fonts are in the cache from here on. Chromium from npm has no Hindi letters of its own, unlike the devices of readers
    // of Hindi, so that text shifts when the font comes late on a first visit.
    await page.goto('/hi');
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const queue = ['/'];
    const queued = new Set(queue);
    const openedPerRoute = new Map<string, number>();
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      const route = findRoute(new URL(path, origin).pathname);
      const openedBefore = openedPerRoute.get(route) ?? 0;
      if (openedBefore >= maxOpenedPerRoute) {
        const requestedBefore = requestedPerRoute.get(route) ?? 0;
        if (requested.has(path) || requestedBefore >= maxRequestedPerRoute) continue;
        requestedPerRoute.set(route, requestedBefore + 1);
        requested.add(path);
        problems.push(...(await requestPage(origin, path)));
        continue;
      }
      openedPerRoute.set(route, openedBefore + 1);
      opened += 1;
      const { links, problems: pageProblems } = await openPage(page, path);
      problems.push(...pageProblems.map((problem) => ({ page: `${path} (${screen.name})`, problem })));
      for (const link of links.filter((address) => !queued.has(address) && !NOT_A_PAGE.test(new URL(address, origin).pathname))) {
        queued.add(link);
        queue.push(link);
      }
    }
    await context.close();
  }
  return { opened, requested: requested.size, problems };
}

async function requestPage(origin: string, path: string): Promise<PageProblem[]> {
  const { status } = await fetch(origin + path);
  return status < 400 ? [] : [{ page: path, problem: `dead link: ${status}` }];
}

async function openPage(page: Page, path: string): Promise<{ links: string[]; problems: string[] }> {
  const problems: string[] = [];
  const onError = (error: Error) => problems.push(`script error: ${error.message}`);
  const onConsole = (message: { type: () => string; text: () => string }) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()}`);
  };
  page.on('pageerror', onError);
  page.on('console', onConsole);
  const response = await page.goto(path, { waitUntil: 'load' });
  const status = response?.status() ?? 0;
  if (status >= 400) problems.push(`dead link: ${status}`);
  // Late changes happen within two frames of the network being idle.
  await page.waitForLoadState('networkidle', { timeout: NETWORK_IDLE_TIMEOUT_MS }).catch(() => {});
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const measured = await page.evaluate(() => ({
    shift: (window as unknown as { shift: number }).shift,
    policyViolations: (window as unknown as { policyViolations: string[] }).policyViolations,
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    links: Array.from(document.querySelectorAll<HTMLAnchorElement>('a[href]'), (link) => link.href)
      .filter((href) => new URL(href).origin === location.origin)
      .map((href) => new URL(href).pathname + new URL(href).search),
  }));
  page.off('pageerror', onError);
  page.off('console', onConsole);
  if (measured.shift > MAX_SHIFT) problems.push(`shifts by ${measured.shift.toFixed(3)}`);
  if (measured.overflow > 0) problems.push(`is ${measured.overflow}px wider than the screen`);
  problems.push(...measured.policyViolations.map((directive) => `policy: ${directive}`));
  return { links: [...new Set(measured.links)], problems };
}

/** Runs in the page before its own scripts. */
function observeShifts(): void {
  const page = window as unknown as { shift: number; policyViolations: string[] };
  page.shift = 0;
  page.policyViolations = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
      if (!entry.hadRecentInput) page.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    page.policyViolations.push(`${violatedDirective} ${blockedURI}`),
  );
}
