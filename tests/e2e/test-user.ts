/** A test user with a separate browser context, whose console errors are collected. */
import fs from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, BrowserContext, Locator, Page, Request } from 'playwright-core';
import { expect, onTestFailed, TestRunner } from 'vitest';
import { findViolations } from '../setup/accessibility.ts';
import { serverLog } from '../setup/server.ts';
import { workerServer } from '../setup/worker-server.ts';
import { answerInterests, signInOverHttp, type Account } from '../setup/session.ts';

export type TestUser = { page: Page; context: BrowserContext; consoleErrors: string[]; leave: () => Promise<void> };
type Screen = 'phone' | 'desktop';

const ANSWER_TIMEOUT_MS = 30_000;

const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };

export async function openTestUser(
  browser: Browser,
  origin: string,
  options: { screen?: Screen; dark?: boolean; touchScrolling?: boolean; motion?: boolean } = {},
): Promise<TestUser> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: SIZES[options.screen ?? 'desktop'],
    hasTouch: options.screen === 'phone',
    isMobile: options.touchScrolling ?? false,
    colorScheme: options.dark ? 'dark' : 'light',
    locale: 'en-IN',
    reducedMotion: options.motion ? 'no-preference' : 'reduce',
  });
  // Consent to analytics; a blank page has no storage.
  await context.addInitScript(() => {
    if (location.protocol !== 'about:') localStorage.setItem('journeys-consent-1', '2026-11-20T08:00:00.000Z');
  });
  const page = await context.newPage();
  waitOnLoad(page);
  const consoleErrors: string[] = [];
  // In a hook there is no test that could fail.
  if (TestRunner.getCurrentTest() !== undefined) onTestFailed(() => printPage(page, consoleErrors));
  page.on('pageerror', (error) => consoleErrors.push(`script error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/status of (401|404|409|412|413|415|422)/.test(message.text()))
      consoleErrors.push(`console: ${message.text()}`);
  });
  return { page, context, consoleErrors, leave: () => context.close() };
}

/** Prints what a page shows, its errors and the last lines of the server's log, to find out why a journey failed. */
async function printPage(page: Page, consoleErrors: readonly string[]): Promise<void> {
  if (page.isClosed()) return;
  const focused = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200));
  console.error(`The page at the failure: ${page.url()}, focus on ${focused}\n${await page.locator('body').ariaSnapshot()}`);
  console.error([...consoleErrors, ...readLastLines(serverLog(workerServer()), MAX_LOG_LINES)].join('\n'));
}

const MAX_LOG_LINES = 20;

const readLastLines = (file: string, count: number): string[] =>
  fs.existsSync(file) ? fs.readFileSync(file, 'utf8').trimEnd().split('\n').slice(-count) : [];

/** Expects no automatically detectable violation of WCAG 2.2 AA in the current state of the page. */
export async function expectAccessible(page: Page): Promise<void> {
  expect((await findViolations(page)).map(({ rule, targets }) => `${rule}: ${targets.join(', ')}`)).toEqual([]);
}

/** Rests the pointer on the message with this text, so that it stays until its button is pressed. */
export const holdMessage = (page: Page, text: string | RegExp): Promise<void> =>
  page.locator('.toast', { hasText: text }).hover();

/** Expects that the page fits its screen, once it has settled. */
export const expectNoOverflow = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

/** Waits until the page and its parts are hydrated; returns immediately on pages of other sites. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      // Parts that are loaded separately, such as the member's menu, are hydrated after the page, and comments near the view.
      const selector =
        '.avatar-button, #content :is(a, button, input, select, textarea):not([contenteditable] *, [data-deferred] *)';
      const controls = document.querySelectorAll(selector);
      const isHydrated = (control: Element) => Object.keys(control).some((key) => key.startsWith('__reactProps'));
      const isMarked = performance.getEntriesByName('hydrated').length > 0;
      return (isMarked && [...controls].every(isHydrated)) || !document.querySelector('script[type="module"]');
    },
    undefined,
    // By default it checks in every animation frame, which draws sixty frames a second.
    { polling: 50 },
  );
  await untilIdle(page);
}

/** Waits until the page has nothing to do: it hydrates its parts one after another, each in slices, and handles no events before. */
const untilIdle = (page: Page): Promise<void> =>
  page.evaluate(
    (timeout) => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout })),
    ANSWER_TIMEOUT_MS,
  );

/** Scrolls to an element, as people do before they use it, and waits until it handles events: comments load near the view. */
export async function scrollTo(element: Locator): Promise<void> {
  await element.scrollIntoViewIfNeeded();
  await untilInteractive(element);
}

/** Waits until an element handles events, which in a part that is loaded for members only is later than on the page. */
export async function untilInteractive(element: Locator): Promise<void> {
  await element.waitFor();
  const handlesEvents = () => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps')));
  for (const end = Date.now() + ANSWER_TIMEOUT_MS; !(await handlesEvents()); await sleep(50))
    if (Date.now() > end) throw new Error(`it handles no events: ${element.toString()}`);
  await untilIdle(element.page());
}

/**
 * Makes `goto` and `reload` wait, as a person would: first for the responses to changes that the page has sent, then, after
 * loading, for hydration, because only links and forms work before it.
 */
function waitOnLoad(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  const untilAnswered = trackChanges(page);
  page.goto = async (url, options) => {
    await untilAnswered();
    const response = await goto(url, options);
    if (options?.waitUntil !== 'commit') await untilHydrated(page);
    return response;
  };
  page.reload = async (options) => {
    await untilAnswered();
    const response = await reload(options);
    await untilHydrated(page);
    return response;
  };
}

/** Returns a function that waits until every change sent by the current page is answered. */
function trackChanges(page: Page): () => Promise<void> {
  const unanswered = new Set<Request>();
  page.on('request', (request) => {
    if (request.method() !== 'GET' && request.resourceType() === 'fetch') unanswered.add(request);
  });
  page.on('response', (response) => unanswered.delete(response.request()));
  page.on('requestfailed', (request) => unanswered.delete(request));
  page.on('domcontentloaded', () => unanswered.clear());
  return async () => {
    for (const end = Date.now() + ANSWER_TIMEOUT_MS; unanswered.size > 0; await sleep(20))
      if (Date.now() > end) throw new Error(`no answer to ${[...unanswered].map((request) => request.url()).join(', ')}`);
  };
}

/** Signs in without rendering a page, and answers the question about interests. */
export async function signIn(page: Page, origin: string, account: Account): Promise<void> {
  await signInOverHttp(page.request, origin, account, '/api/users/auth/google/start?return_to=/');
  await answerInterests(page.request, origin);
}

/** Creates an account through the open sign-in dialog or page, and opens the page it returns to. */
export async function signUpAs(page: Page, name: string): Promise<void> {
  await continueOverHttp(page, { create: name });
}

/** Signs in as a default user through the open sign-in dialog or page, and opens the page it returns to. */
export async function signInAs(page: Page, name: string): Promise<void> {
  await continueOverHttp(page, { existing: name });
}

/** Signs in without loading the provider's pages. */
async function continueOverHttp(page: Page, account: Account): Promise<void> {
  const start = await page.getByRole('link', { name: 'Continue with Google' }).getAttribute('href');
  const { origin } = new URL(page.url());
  const returnTo = await signInOverHttp(page.request, origin, account, start ?? '');
  if ('existing' in account) await answerInterests(page.request, origin);
  // A blank page first, because changing only the hash would not load the page.
  await page.goto('about:blank');
  await page.goto(origin + returnTo);
  await page.locator('.avatar-button').waitFor();
}

/** Creates an account on the provider's page, which must be open. */
export async function createAccount(page: Page, name: string): Promise<void> {
  await page.getByText('Create an account').click();
  const form = page.locator('form[action$="sign-up"]');
  await form.getByLabel('Full name', { exact: true }).fill(name);
  await form.getByLabel('E-mail', { exact: true }).fill(`${name.toLowerCase().replaceAll(/\W+/g, '.')}@people.example`);
  await form.getByLabel(/Password/).fill('long-enough-now');
  await form.getByRole('button').click();
  await page.locator('.avatar-button').waitFor();
  await untilHydrated(page);
}

/** Signs in as a default user through the provider's pages. */
export async function signInThroughPages(page: Page, name: string, provider: 'Google' | 'LinkedIn' = 'Google'): Promise<void> {
  await page.getByRole('link', { name: `Continue with ${provider}` }).click();
  await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  // By class, because an open dialog hides the header from role selectors.
  await page.locator('.avatar-button').waitFor();
  await untilHydrated(page);
  await answerInterests(page.request, new URL(page.url()).origin);
}
