import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import ICAL from 'ical.js';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../setup/browser.ts';
import { startServer } from '../setup/server.ts';
import { createSeededDatabase, workerServer } from '../setup/worker-server.ts';
import { ANALYST, pdfResume } from './files.ts';
import { untilHydrated, expectAccessible, openTestUser } from './test-user.ts';
import { applyOverHttp, payOnProvidersPage } from './steps.ts';

let browser: Browser;
const { origin } = workerServer();
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const OFFLINE_ERRORS =
  /ERR_NAME_NOT_RESOLVED|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|Failed to fetch|Unexpected response code: 503/;

async function makePlan(page: Page, person: string, address = origin): Promise<void> {
  await applyOverHttp(page, address, person, 'data engineer', await pdfResume(ANALYST));
  await page.getByRole('heading', { name: 'Your strongest evidence' }).waitFor();
  await page.getByRole('button', { name: 'Generate Learning Plan' }).click();
  await page.getByRole('heading', { name: /^Personalized Learning Plan for the/ }).waitFor();
}

const expectNoOverflow = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

test('on a phone a member works through a plan: ticks resources, finishes and reopens skills, adds notes, skips and reorders', async () => {
  const { page, consoleErrors, leave } = await openTestUser(browser, origin, { screen: 'phone' });
  await makePlan(page, 'Rahul Verma');
  await expectAccessible(page);
  await expectNoOverflow(page);
  const currentStep = page.getByText(/^You are here: step 1 of/);
  await currentStep.waitFor();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('heading', { name: "Skills you'll gain:" }).waitFor();
  await expectAccessible(page);
  await expectNoOverflow(page);

  await page
    .getByRole('button', { name: /^Mark as done/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => page.getByRole('button', { name: /^Done: / }).count()).toBe(0);
  await page.getByLabel('My notes', { exact: true }).fill('Ask about joins on Monday');
  await page.getByText('Your note is saved.').waitFor();
  await page.getByRole('button', { name: 'I have finished this' }).click();
  await page.getByRole('button', { name: 'Finished' }).waitFor();
  await page.getByRole('button', { name: 'The whole plan' }).click();
  await page.getByText(/^You are here: step 2 of/).waitFor();

  await page.getByRole('button', { name: 'Change the order' }).click();
  const lines = page.locator('.sortable-line .flex-1');
  await lines.first().waitFor();
  const names = () => lines.allTextContents();
  const before = await names();
  await page.getByRole('button', { name: new RegExp(`^Move ${before[2]}; use the arrow keys`) }).press('ArrowUp');
  expect(await names()).toEqual([before[0], before[2], before[1], ...before.slice(3)]);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save this order' }).click();
  await expect.poll(async () => (await page.locator('.skill .card-title').allTextContents())[1]).toBe(before[2]);

  await page.reload();
  await page.locator('.skill .cover-press').first().click();
  expect(await page.getByLabel('My notes', { exact: true }).inputValue()).toBe('Ask about joins on Monday');
  await page.getByRole('button', { name: 'Finished' }).click();
  await page.getByRole('button', { name: 'Leave it out' }).click();
  await page.getByRole('radio', { name: 'I know this already' }).check();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Leave it out' }).click();
  await page.getByRole('button', { name: 'Take it back in' }).waitFor();
  expect(consoleErrors.filter((error) => !OFFLINE_ERRORS.test(error))).toEqual([]);
  await leave();
});

test('a plan’s calendar feed and shared page open without a session and stop working when switched off', async () => {
  const { page, consoleErrors, leave } = await openTestUser(browser, origin);
  await makePlan(page, 'Meera Iyer');
  await page.getByRole('button', { name: 'Calendar' }).click();
  await page.getByRole('button', { name: 'Make a feed address' }).click();
  const feed = await page.getByLabel('Feed address', { exact: true }).inputValue();
  await expectAccessible(page);
  const calendar = await fetch(feed).then((response) => response.text());
  expect(new ICAL.Component(ICAL.parse(calendar)).getAllSubcomponents('vevent').length).toBeGreaterThan(3);
  await page.getByRole('button', { name: 'Switch it off' }).click();
  await expect.poll(async () => (await fetch(feed)).status).toBe(404);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByRole('button', { name: 'Make an address' }).click();
  const shared = await page.getByLabel('Address to pass on', { exact: true }).inputValue();
  const friend = await openTestUser(browser, origin, { screen: 'phone', dark: true });
  await friend.page.goto(shared);
  await friend.page.getByRole('heading', { name: /^Learning plan for the/ }).waitFor();
  await expectAccessible(friend.page);
  await expectNoOverflow(friend.page);
  expect(await friend.page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  const html = await fetch(shared).then((response) => response.text());
  for (const secret of ['Meera', 'original_url', 'job_application_id']) expect(html).not.toContain(secret);
  expect([...friend.consoleErrors, ...consoleErrors].filter((error) => !OFFLINE_ERRORS.test(error))).toEqual([]);
  await friend.leave();
  await leave();
});

test('an opened plan can be read offline, without its locked parts, until signing out removes it', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pathlight-offline-'));
  fs.chmodSync(folder, 0o755);
  const settings = { DATABASE_URL: await createSeededDatabase() };
  const server = await startServer(folder, settings);
  const { page, context, consoleErrors, leave } = await openTestUser(browser, server.origin, { screen: 'phone' });
  await makePlan(page, 'Asha Menon', server.origin);
  const plan = page.url();
  const cachedUrls = () =>
    page.evaluate(async () => {
      const names = (await caches.keys()).filter((name) => name.startsWith('plans-of-'));
      const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return all.flat().map(({ url }) => url);
    });
  await expect.poll(cachedUrls, { timeout: 30_000 }).toContain(plan);
  await page.locator('.skill .cover-press').first().click();
  await page.getByRole('heading', { name: "Skills you'll gain:" }).waitFor();
  const skill = page.url();
  await expect.poll(cachedUrls, { timeout: 30_000 }).toContain(skill);
  const free = await page.locator('.item-title, .videos .card-title').count();
  const texts = await page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('plans-of-'));
    const cache = await caches.open(names[0] ?? '');
    return Promise.all((await cache.keys()).map(async (request) => (await cache.match(request))?.text() ?? ''));
  });
  for (const text of texts.filter((one) => one.includes('original_url'))) expect(text.match(/original_url/g)?.length).toBe(free);

  await server.stop();
  await context.setOffline(true);
  await page.goto(plan);
  await page.getByRole('heading', { name: /^Personalized Learning Plan for the/ }).waitFor();
  await page.getByText(/^You are not connected/).waitFor();
  await page.goto(skill);
  await page.getByRole('heading', { name: "Skills you'll gain:" }).waitFor();
  await page.getByRole('button', { name: 'The whole plan' }).click();
  await page.getByText(/^You are here/).waitFor();

  const again = await startServer(folder, { ...settings, PORT: new URL(server.origin).port });
  await context.setOffline(false);
  await page.goto(plan);
  await untilHydrated(page);
  await page.locator('.avatar-button').click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Sign in' }).first().waitFor();
  await expect.poll(cachedUrls).toEqual([]);
  const errors = consoleErrors.filter((error) => !OFFLINE_ERRORS.test(error));
  expect(errors, `${server.output()}\n${again.output()}`).toEqual([]);
  await leave();
  await again.stop();
  fs.rmSync(folder, { recursive: true, force: true });
}, 180_000);

test('a purchased plan prints without the page around it, and a learning pack becomes a separate plan', async () => {
  const { page, consoleErrors, leave } = await openTestUser(browser, origin);
  await makePlan(page, 'Dev Kapoor');
  await page.getByRole('button', { name: 'Get Full Access' }).click();
  await page.getByRole('button', { name: 'Pay Now' }).click();
  await payOnProvidersPage(page, 'Success', 'Before the browser is back');
  await page.getByRole('link', { name: 'View Personalised Learning Plan' }).click();
  await page.getByRole('link', { name: 'Save PDF' }).waitFor();
  await page.emulateMedia({ media: 'print' });
  for (const hidden of ['.header', '.footer', '.bottom-bar', '.no-print'])
    expect(await page.locator(hidden).filter({ visible: true }).count(), hidden).toBe(0);
  expect(await page.locator('#roadmap-print h1').isVisible()).toBe(true);
  await page.emulateMedia({ media: 'screen' });

  await page.goto('/boards/interview-tips');
  await page.getByRole('button', { name: 'Make it my plan' }).click();
  await page.getByRole('heading', { name: 'Learning plan: Interview Tips' }).waitFor();
  await expectAccessible(page);
  await page.goto('/plans');
  for (const subject of ['Interview Tips', 'Data engineer, lab results'])
    await page.locator('.plan-card', { hasText: subject }).waitFor();
  await expectAccessible(page);
  expect(consoleErrors.filter((error) => !OFFLINE_ERRORS.test(error))).toEqual([]);
  await leave();
});

test('a visitor browses the skills, searches for one and sees its learning resources', async () => {
  const { page, consoleErrors, leave } = await openTestUser(browser, origin, { screen: 'phone' });
  await page.goto('/skills');
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.getByLabel('Find a skill', { exact: true }).fill('window func');
  await page.getByRole('link', { name: 'SQL window functions' }).click();
  await page.getByRole('heading', { name: 'SQL window functions', level: 1 }).waitFor();
  await expectAccessible(page);
  await expectNoOverflow(page);
  const structured = JSON.parse((await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '{}');
  expect(structured.mainEntity.itemListElement.length).toBeGreaterThan(3);
  expect(structured.about.name).toBe('SQL window functions');
  await page.goto('/skills?query=nothing-like-this');
  await page.getByRole('heading', { name: 'No skill is called that' }).waitFor();
  await expectAccessible(page);
  expect(consoleErrors.filter((error) => !OFFLINE_ERRORS.test(error))).toEqual([]);
  await leave();
});
