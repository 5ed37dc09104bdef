import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../setup/browser.ts';
import { workerServer } from '../setup/worker-server.ts';
import { expectAccessible, expectNoOverflow, openTestUser, signIn, untilHydrated } from './test-user.ts';

let browser: Browser;
const { origin } = workerServer();
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test('“/” opens the search, and arrows and Enter open a role and close it', async () => {
  const { page, leave } = await openTestUser(browser, origin);
  await page.goto('/how-the-score-works');
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('data');
  // Pages are offered at once, roles when the server has answered.
  await page
    .getByRole('option', { name: /Data analyst/ })
    .first()
    .waitFor();
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/jobs-apprenticeships/);
  await expect.poll(() => page.getByRole('combobox', { name: 'Search' }).count()).toBe(0);
  await leave();
});

test('the scroll position survives hydration and going back, and a new page starts at its top', async () => {
  const { page, consoleErrors, leave } = await openTestUser(browser, origin, { screen: 'phone' });
  const scripts = Promise.withResolvers<void>();
  await page.route(/\.js$/, (route) => scripts.promise.then(() => route.continue()));
  await page.goto('/', { waitUntil: 'commit' });
  const link = page.getByRole('link', { name: 'Answer four questions' });
  await link.waitFor();
  // Style sheets and fonts decide where it is.
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].every(({ sheet }) => sheet),
  );
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await link.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const inView = () =>
    link.evaluate((element) => element.getBoundingClientRect().top > 0 && element.getBoundingClientRect().bottom < innerHeight);
  expect(await inView()).toBe(true);
  scripts.resolve();
  await untilHydrated(page);
  await page.waitForLoadState('networkidle');
  expect(await inView()).toBe(true);
  await link.click();
  await page.getByRole('heading', { name: 'What are you interested in?' }).waitFor();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(inView).toBe(true);
  expect(consoleErrors).toEqual([]);
  await leave();
});

test('every preloaded file exists and is listed once', async () => {
  const html = await (await fetch(`${origin}/jobs-apprenticeships`)).text();
  const links = html.match(/<link [^>]*>/g) ?? [];
  const hrefs = (rel: string) =>
    links.filter((link) => link.includes(`rel="${rel}"`)).map((link) => /href="([^"]+)"/.exec(link)?.[1] ?? '');
  const [fonts, scripts, styles] = [hrefs('preload'), hrefs('modulepreload'), hrefs('stylesheet')];
  // The common sheet, and the page's own.
  expect([fonts.length, styles.length]).toEqual([1, 2]);
  expect(links.find((link) => link.includes('rel="preload"'))).toContain('as="font"');
  expect(scripts.length).toBeGreaterThan(1);
  expect(scripts.some((href) => href.includes('jobs-page'))).toBe(true);
  const all = [...fonts, ...scripts, ...styles];
  expect(new Set(all).size).toBe(all.length);
  for (const href of all) expect((await fetch(origin + href)).status, href).toBe(200);

  const hindi = await (await fetch(`${origin}/hi/jobs-apprenticeships`)).text();
  const hindiFonts = (hindi.match(/<link [^>]*rel="preload"[^>]*>/g) ?? []).map((link) => /href="([^"]+)"/.exec(link)?.[1] ?? '');
  expect(hindiFonts.length).toBe(2);
  expect(hindiFonts).toContain(fonts[0]);
  for (const href of hindiFonts) expect((await fetch(origin + href)).status, href).toBe(200);
});

test('campaign parameters stay in the URL, a new page starts at its top, and with consent page views are recorded', async () => {
  const { page, leave } = await openTestUser(browser, origin);
  const journeys: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/journeys')) journeys.push(request.postData() ?? '');
  });
  await page.goto('/?Ref=mail7&rfr=asha');
  await page.evaluate(() => scrollTo(0, 900));
  await page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link', { name: 'Jobs' }).click();
  await page.waitForURL(/Ref=mail7&rfr=asha/);
  expect(new URL(page.url()).pathname).toBe('/jobs-apprenticeships');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect.poll(() => journeys.join('')).toContain('"Ref":"mail7"');
  expect(journeys.join('')).toContain('"actionable_action":"navigation"');

  // Links that the router does not render, forms, and the sign-in keep them too.
  await page.goto('/course-detail/0b92f71d9960/data-analysis/data-analyst-certificate-0b92f7?Ref=mail7&rfr=asha');
  const leading = await page.evaluate(() => ({
    links: [...document.querySelectorAll('a[href^="/"]:not([href^="/api/"])')].map((link) => link.getAttribute('href') ?? ''),
    forms: [...document.querySelectorAll('form[action]:not([action^="/api/"])')].map(({ innerHTML }) => innerHTML),
  }));
  expect(leading.links.filter((href) => !href.includes('Ref=mail7&rfr=asha'))).toEqual([]);
  expect(leading.forms.filter((html) => !html.includes('name="rfr" value="asha"'))).toEqual([]);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  const start = await page.getByRole('link', { name: 'Continue with Google' }).getAttribute('href');
  expect(new URL(start ?? '', origin).searchParams.get('return_to')).toContain('?Ref=mail7&rfr=asha');
  await leave();
});

test('without consent nothing is recorded and no identifier is created', async () => {
  const context = await browser.newContext({ baseURL: origin });
  const page = await context.newPage();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/journeys')) sent.push(request.url());
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'No, thanks' }).waitFor();
  await page.goto('/jobs-apprenticeships');
  await page.waitForTimeout(2500);
  expect(sent).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  await context.close();
});

test('consent is withdrawn on the privacy page as easily as it is given, and recording stops at once', async () => {
  const context = await browser.newContext({ baseURL: origin });
  const page = await context.newPage();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/journeys')) sent.push(request.postData() ?? '');
  });
  const stored = () => page.evaluate(() => Object.keys(localStorage).toSorted());
  await page.goto('/privacy-policy');
  await page.getByRole('radio', { name: 'Yes, count my visits' }).click();
  await page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link', { name: 'Jobs' }).click();
  await expect.poll(() => sent.join('')).toContain('"consent":1,"consented_at":"2');
  expect(await stored()).toEqual(['journeys-client', 'journeys-consent-1']);

  await page.goto('/privacy-policy');
  await page.waitForTimeout(2500);
  await page.getByRole('radio', { name: /^No/ }).click();
  const before = sent.length;
  await page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link', { name: 'Jobs' }).click();
  await page.waitForURL(/jobs-apprenticeships/);
  await page.waitForTimeout(2500);
  expect(sent).toHaveLength(before);
  expect(await stored()).toEqual(['journeys-consent-1']);
  expect(await context.cookies()).toEqual([]);
  await context.close();
});

test('the privacy page states how long things are kept and what stays of a deleted account, in both languages', async () => {
  const read = async (path: string) => (await (await fetch(origin + path)).text()).replaceAll('<!-- -->', '');
  const english = await read('/privacy-policy');
  for (const heading of [
    'What we store',
    'What it is used for',
    'Who can see it',
    'How long',
    'Your rights, and how to delete',
    'Whom to ask',
  ])
    expect(english).toContain(`<h2>${heading}</h2>`);
  const contact = await read('/contact-us');
  expect(contact).toContain('our grievance officer reads');
  expect(english).toContain('<li>Notifications that you cleared: 90 days.</li>');
  expect(english).toContain('<li>Counted visits: 13 months, or at once');
  expect(english).toContain('<li>The network addresses in that record: 1 year.</li>');
  expect(english).toContain('<h2>What stays of a deleted account</h2>');
  expect(english).toContain('<li>Receipts, as they were issued to you,');
  const hindi = await read('/hi/privacy-policy');
  expect(hindi).toMatch(/<li>आपकी हटाई हुई सूचनाएँ: 90 दिन।<\/li>/);
  expect(hindi).toContain('<h2>हटाए गए अकाउंट का क्या रह जाता है</h2>');
});

test('an unknown address shows the 404 page', async () => {
  const { page, leave } = await openTestUser(browser, origin, { screen: 'phone' });
  const response = await page.goto('/no/such/page/at/all');
  expect(response?.status()).toBe(404);
  expect(await page.title()).toBe('Page not found | Pathlight');
  await leave();
});

test('the page of a thing that does not exist is a 404 page without a script error', async () => {
  const { page, consoleErrors, leave } = await openTestUser(browser, origin, { screen: 'phone' });
  for (const path of [
    '/insights/detail/nope',
    '/forum/nope',
    '/communities/nope/followers',
    '/company/nope',
    '/personalize-recommendation/nope/results',
  ]) {
    await page.goto(path);
    expect(await page.title()).toBe('Page not found | Pathlight');
  }
  expect(consoleErrors).toEqual([]);
  await leave();
});

test('at 320 px nothing leaves the page, and signing in takes one line in Hindi', async () => {
  const { page, leave } = await openTestUser(browser, origin, { screen: 'phone' });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/hi');
  const signInButton = await page.getByRole('banner').getByRole('button').last().boundingBox();
  expect(signInButton?.height).toBeLessThan(50);
  await expectNoOverflow(page);
  await signIn(page, origin, { existing: 'Meera Iyer' });
  for (const path of ['/jobs-apprenticeships', '/hi']) {
    await page.goto(path);
    await expectNoOverflow(page);
  }
  await leave();
});

test('a visitor who opens another loopback name is sent to the configured one', async () => {
  const other = origin.replace('localhost', '127.0.0.1');
  const response = await fetch(`${other}/jobs-apprenticeships?query=nurse`, { redirect: 'manual' });
  expect(response.status).toBe(302);
  expect(response.headers.get('location')).toBe(`${origin}/jobs-apprenticeships?query=nurse`);
});

test('a stored theme applies to the next page', async () => {
  const { page, leave } = await openTestUser(browser, origin);
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  await page.goto('/jobs-apprenticeships');
  expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark');
  await leave();
});
