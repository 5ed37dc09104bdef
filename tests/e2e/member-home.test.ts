/** The home page of a member: what goes on, before what is recommended. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../setup/browser.ts';
import { workerServer } from '../setup/worker-server.ts';
import { makePlan } from './steps.ts';
import { expectAccessible, expectNoOverflow, holdMessage, openTestUser, signIn, untilHydrated } from './test-user.ts';

let browser: Browser;
const { origin } = workerServer();
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test('a returning member sees the next step of their plan without scrolling, then applications and scores, in one call', async () => {
  const { page, consoleErrors, leave } = await openTestUser(browser, origin);
  await makePlan(page, origin);
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  for (const [width, height] of [
    [360, 640],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await untilHydrated(page);
    const action = page.getByRole('link', { name: 'Continue', exact: true });
    const box = await action.boundingBox();
    const bar = await page.locator('.bottom-bar').boundingBox();
    expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? height);
    await page
      .getByText(/by \d{1,2} [A-Z][a-z]{2}/)
      .first()
      .waitFor();
    await expectNoOverflow(page);
  }
  // The page came with what goes on: the browser asked for it on neither visit.
  expect(calls).not.toContain('/api/overview');
  const main = page.getByRole('main');
  const headings = await main.getByRole('heading', { level: 2 }).allInnerTexts();
  expect(headings.indexOf('Applications')).toBeGreaterThan(0);
  expect(headings.indexOf('Latest scores')).toBeGreaterThan(0);
  await main
    .getByRole('region', { name: 'This week' })
    .getByText(/^0\s?h of \d+\s?h$/)
    .waitFor();
  expect(headings.indexOf('Jobs for you')).toBeGreaterThan(headings.indexOf('Latest scores'));
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Continue', exact: true }).click();
  await page.waitForURL(/\/roadmap\/.+\?skill=/);
  await page.keyboard.press('Control+k');
  await page.getByRole('option', { name: /^Continue: / }).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/roadmap\/.+\?skill=/);

  // The application opens from the home page.
  await page.goto('/');
  await untilHydrated(page);
  await main.getByRole('region', { name: 'Applications' }).getByRole('link').nth(1).click();
  await page.waitForURL(/\/applications\?entry=job-/);
  expect(consoleErrors).toEqual([]);
  await leave();
});

test('a new member is told where to begin', async () => {
  const { page, leave } = await openTestUser(browser, origin, { screen: 'phone' });
  await signIn(page, origin, { create: 'Noor First', email: `noor-${Date.now()}@people.example` });
  await page.goto('/hi');
  await untilHydrated(page);
  await page.getByRole('heading', { name: 'अपना रिज़्यूमे जोड़ें' }).waitFor();
  await page.getByRole('link', { name: 'रिज़्यूमे जोड़ें', exact: true }).click();
  await page.waitForURL(/\/hi\/resumes$/);
  await leave();
});

test('one question is answered in one press, taken back, and not asked again', async () => {
  const { page, consoleErrors, leave } = await openTestUser(browser, origin, { screen: 'phone' });
  await signIn(page, origin, { create: 'Tara Question', email: `tara-${Date.now()}@people.example` });
  const headers = { origin, 'sec-fetch-site': 'same-origin' };
  const found = await page.request.get('/api/jobs?query=data%20analyst');
  const { data } = (await found.json()) as { data: { attributes: { slug: string } }[] };
  for (const { attributes } of data.slice(0, 4)) await page.request.post(`/api/jobs/${attributes.slug}/save`, { headers });
  const question = page.getByRole('region', { name: /^Do you know / });
  // A task reads the ads every minute.
  const isAsked = async () => {
    await page.goto('/');
    return (await question.count()) > 0;
  };
  await expect.poll(isAsked, { timeout: 90_000 }).toBe(true);
  await expectNoOverflow(page);
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Yes' }).click();
  await holdMessage(page, 'is in your profile now.');
  await expect.poll(() => question.count()).toBe(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await question.getByRole('button', { name: 'No', exact: true }).click();
  await page.getByText('We will not ask this again.').waitFor();
  await page.reload();
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  expect(await question.count()).toBe(0);
  expect(consoleErrors).toEqual([]);
  await leave();
});
