import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../setup/browser.ts';
import { workerServer } from '../setup/worker-server.ts';
import { expectAccessible, openTestUser, scrollTo, signIn, signInThroughPages, untilHydrated } from './test-user.ts';

let browser: Browser;
const { origin } = workerServer();
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test('a visitor signs in, returns to the same page, sees their session and signs out', async () => {
  const { page, consoleErrors, leave } = await openTestUser(browser, origin);
  await page.goto('/settings?Ref=mail7');
  await signInThroughPages(page, 'Asha Menon');
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/settings?Ref=mail7');
  await page.getByText('This device').waitFor();
  await expectAccessible(page);

  await page.getByRole('textbox', { name: 'Headline' }).fill('Data analyst in the making');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await page.getByText('Profile saved.').waitFor();
  await page.reload();
  expect(await page.getByRole('textbox', { name: 'Headline' }).inputValue()).toBe('Data analyst in the making');

  await page.getByRole('button', { name: /your menu/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
  expect(consoleErrors).toEqual([]);
  await leave();
});

test('a new user creates an account after invalid passwords are explained', async () => {
  const { page, leave } = await openTestUser(browser, origin, { screen: 'phone', dark: true });
  await page.goto('/settings');
  await page.getByRole('link', { name: 'Continue with Google' }).click();
  await page.getByText('Create an account').click();
  const form = page.locator('form[action$="sign-up"]');
  await form.getByLabel('Full name', { exact: true }).fill('Zoya Khan');
  await form.getByLabel('E-mail', { exact: true }).fill('zoya@people.example');
  await form.getByLabel(/Password/).fill('short');
  await form.getByRole('button').click();
  await page.getByRole('alert').getByText('A password has at least 8 characters.').waitFor();
  await form.getByLabel(/Password/).fill('with some spaces');
  await form.getByRole('button').click();
  await page.getByRole('alert').getByText('A password has no spaces.').waitFor();
  await form.getByLabel(/Password/).fill('long-enough-now');
  await form.getByRole('button').click();
  await page.getByRole('button', { name: 'ZK, your menu' }).waitFor();
  await leave();
});

test('signing in with a second provider under a known e-mail offers to sign in with the first, from the same place', async () => {
  const { page, leave } = await openTestUser(browser, origin);
  await page.goto('/settings');
  await signInThroughPages(page, 'Rahul Verma');
  await page.context().clearCookies();
  await page.goto('/settings');
  await page.getByRole('link', { name: 'Continue with LinkedIn' }).click();
  await page.getByRole('button', { name: /^Rahul Verma/ }).click();
  await page
    .getByRole('alert')
    .getByText(/Sign in with Google, then link LinkedIn/)
    .waitFor();
  await page.getByRole('link', { name: 'Continue with Google' }).click();
  await page.getByRole('button', { name: /^Rahul Verma/ }).click();
  await page.waitForURL('/settings');
  await leave();
});

test('a comment written before signing in survives a cancelled sign-in, and is posted by the next one', async () => {
  const { page, leave } = await openTestUser(browser, origin);
  await page.goto('/insights');
  const card = page.locator('a[href^="/insights/detail/"]').first();
  const place = new URL((await card.getAttribute('href')) ?? '', origin).href;
  await page.goto(place);
  const field = page.getByRole('textbox', { name: 'Add a comment' });
  await scrollTo(field);
  await field.fill('Said before I had an account.');
  await page.getByRole('button', { name: 'Comment', exact: true }).click();
  await page.getByRole('link', { name: 'Continue with Google' }).click();
  await page.getByRole('button', { name: 'Cancel and go back' }).click();
  await page.getByText('You came back without signing in.').waitFor();
  await page.getByRole('link', { name: 'Back to where you were' }).click();
  await page.waitForURL(place);
  await page.getByRole('article').getByRole('heading', { level: 1 }).waitFor();
  await untilHydrated(page);
  // The comments come when a person scrolls to them.
  await page.keyboard.press('End');
  await scrollTo(field);
  await expect.poll(() => field.inputValue()).toBe('Said before I had an account.');
  await page.getByRole('button', { name: 'Comment', exact: true }).click();
  await signInThroughPages(page, 'Meera Iyer');
  await page.getByText('You are signed in, and your comment is posted.').waitFor();
  expect(page.url()).toBe(place);
  await page.keyboard.press('End');
  await scrollTo(field);
  await page.locator('.comment-text').getByText('Said before I had an account.').waitFor();
  expect(await field.inputValue()).toBe('');
  await leave();
});

test('the sign-in page sends a member who is signed in to pages of this site only', async () => {
  const { page, leave } = await openTestUser(browser, origin);
  await signIn(page, origin, { existing: 'Meera Iyer' });
  const target = async (path: string) => {
    const response = await page.request.get(`/sign-in?return_to=${encodeURIComponent(path)}`, { maxRedirects: 0 });
    return response.headers()['location'];
  };
  expect(await target('/courses?page=2')).toBe('/courses?page=2');
  for (const path of ['https://evil.example', '//evil.example', '/\\evil.example', '/\t/evil.example', '/%09/evil.example'])
    expect([path, await target(path)]).toEqual([path, '/']);
  await leave();
});

test('a member whose session was ended elsewhere signs in again and reaches the requested page', async () => {
  const { page, leave } = await openTestUser(browser, origin);
  await page.goto('/settings');
  await signInThroughPages(page, 'Meera Iyer');
  const sessions = await page.request.get('/api/users/auth/sessions').then((response) => response.json());
  const headers = { 'sec-fetch-site': 'same-origin', origin };
  for (const { id } of sessions.data) await page.request.delete(`/api/users/auth/sessions/${id}`, { headers });
  // Through the footer, which has the link even after the page notices the ended session.
  await page.getByRole('contentinfo').getByRole('link', { name: 'My applications' }).click();
  await page.getByRole('heading', { name: 'My applications' }).waitFor();
  await page.getByRole('link', { name: 'Continue with Google' }).waitFor();
  await expectAccessible(page);
  // The provider still has a session and redirects back immediately.
  await page.getByRole('link', { name: 'Continue with Google' }).click();
  await page.waitForURL('/applications');
  await page.getByRole('button', { name: /your menu/ }).waitFor();
  await leave();
});
