/** A test user at a browser of their own, who notices what breaks: script errors, policy violations, inaccessible pages. */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { violationsOf } from '../setup/accessible.ts';
import { answerInterests, signInOverHttp } from '../setup/session.ts';

export type TestUser = { page: Page; context: BrowserContext; consoleErrors: string[]; leave: () => Promise<void> };
type Screen = 'phone' | 'desktop';

const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };

export async function openTestUser(
  browser: Browser,
  origin: string,
  options: { screen?: Screen; dark?: boolean; swipes?: boolean } = {},
): Promise<TestUser> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: SIZES[options.screen ?? 'desktop'],
    hasTouch: options.screen === 'phone',
    // A browser that scrolls by finger.
    isMobile: options.swipes ?? false,
    colorScheme: options.dark ? 'dark' : 'light',
    locale: 'en-IN',
  });
  // A blank page has no storage.
  await context.addInitScript(() => {
    if (location.protocol !== 'about:') localStorage.setItem('journeys-consent', 'given');
  });
  const page = await context.newPage();
  hydratesOnLoad(page);
  const consoleErrors: string[] = [];
  page.on('pageerror', (error) => consoleErrors.push(`script error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/status of (401|404|409|413|415|422)/.test(message.text()))
      consoleErrors.push(`console: ${message.text()}`);
  });
  return { page, context, consoleErrors, leave: () => context.close() };
}

/** The page as it stands, with toasts and open dialogs, breaks no rule of WCAG 2.2 AA that a machine can check. */
export async function expectAccessible(page: Page): Promise<void> {
  expect((await violationsOf(page)).map(({ rule, targets }) => `${rule}: ${targets.join(', ')}`)).toEqual([]);
}

/** Waits until the page that was just loaded is hydrated; a page that is not ours is taken as it is. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const menu = document.querySelector('.avatar-button');
    // A member's menu has a script of its own.
    const answers = !menu || Object.keys(menu).some((key) => key.startsWith('__reactProps'));
    const hydrated = answers && performance.getEntriesByName('hydrated').length > 0;
    return hydrated || !document.querySelector('script[type="module"]');
  });
}

/** A press before a page is hydrated does only what links and forms do: journeys begin when it is. */
function hydratesOnLoad(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (options?.waitUntil !== 'commit') await untilHydrated(page);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    await untilHydrated(page);
    return response;
  };
}

/** Makes a new account at the provider, from the dialog or wall that is open now, and returns to where it leads. */
export async function signUpAs(page: Page, name: string): Promise<void> {
  await continueOverHttp(page, { create: name }, { interests: false });
}

/** Signs in as one of the ready people, from the dialog or wall that is open now, and returns to where it leads. */
export async function signInAs(page: Page, name: string): Promise<void> {
  await continueOverHttp(page, { ready: name }, { interests: true });
}

/** What the provider's pages would do, without loading them; `interests` answers the question that comes once. */
async function continueOverHttp(
  page: Page,
  account: Parameters<typeof signInOverHttp>[2],
  { interests }: { interests: boolean },
): Promise<void> {
  const start = await page.getByRole('link', { name: 'Continue with Google' }).getAttribute('href');
  const { origin } = new URL(page.url());
  const returnTo = await signInOverHttp(page.request, origin, account, start ?? '');
  if (interests) await answerInterests(page.request, origin);
  // Another page first: an address that differs by its hash alone would not load anew.
  await page.goto('about:blank');
  await page.goto(origin + returnTo);
  await page.locator('.avatar-button').waitFor();
}

/** Makes a new account on the provider's own page, which is open now. */
export async function createAccount(page: Page, name: string): Promise<void> {
  await page.getByText('Create an account').click();
  const form = page.locator('form[action$="sign-up"]');
  await form.getByLabel('Full name').fill(name);
  await form.getByLabel('E-mail').fill(`${name.toLowerCase().replaceAll(/\W+/g, '.')}@people.example`);
  await form.getByLabel(/Password/).fill('long-enough-now');
  await form.getByRole('button').click();
  await page.locator('.avatar-button').waitFor();
  await untilHydrated(page);
}

/** Signs in as one of the ready people through the provider's own pages, as a person does. */
export async function signInThroughPages(page: Page, name: string, provider: 'Google' | 'LinkedIn' = 'Google'): Promise<void> {
  await page.getByRole('link', { name: `Continue with ${provider}` }).click();
  await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  // By its class: a dialog that opens again on return hides the header from roles.
  await page.locator('.avatar-button').waitFor();
  await untilHydrated(page);
  await answerInterests(page.request, new URL(page.url()).origin);
}
