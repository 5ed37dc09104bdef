import ICAL from 'ical.js';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../setup/browser.ts';
import { workerServer } from '../setup/worker-server.ts';
import { expectAccessible, expectNoOverflow, openTestUser } from './test-user.ts';
import { makePlan, payOnProvidersPage, pressPayNow } from './steps.ts';

let browser: Browser;
const { origin } = workerServer();
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** The pictures of videos are on another site, which tests may be unable to reach. */
const MISSING_PICTURE = 'console: Failed to load resource: net::ERR_NAME_NOT_RESOLVED';

test('on a phone a member works through a plan: ticks resources, finishes and reopens skills, adds notes, skips and reorders', async () => {
  const { page, consoleErrors, leave } = await openTestUser(browser, origin, { screen: 'phone' });
  await makePlan(page, origin);
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
  // Not the third, which needs the second before it.
  await page.getByRole('button', { name: new RegExp(`^Move ${before[3]}; use the arrow keys`) }).press('ArrowUp');
  await expect.poll(names).toEqual([before[0], before[1], before[3], before[2], ...before.slice(4)]);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save this order' }).click();
  await expect.poll(async () => (await page.locator('.skill .card-title').allTextContents())[2]).toBe(before[3]);

  await page.reload();
  await page.locator('.skill .cover-press').first().click();
  await expect.poll(() => page.getByLabel('My notes', { exact: true }).inputValue()).toBe('Ask about joins on Monday');
  await page.getByRole('button', { name: 'Finished' }).click();
  await page.getByRole('button', { name: 'Leave it out' }).click();
  await page.getByRole('radio', { name: 'I know this already' }).check();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Leave it out' }).click();
  await page.getByRole('button', { name: 'Take it back in' }).waitFor();
  expect(consoleErrors.filter((error) => error !== MISSING_PICTURE)).toEqual([]);
  await leave();
});

test('a plan’s calendar feed and shared page open without a session and stop working when switched off', async () => {
  const { page, consoleErrors, leave } = await openTestUser(browser, origin);
  await makePlan(page, origin);
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
  expect([...friend.consoleErrors, ...consoleErrors]).toEqual([]);
  await friend.leave();
  await leave();
});

test('a purchased plan prints without the page around it, and a learning pack becomes a separate plan', async () => {
  const { page, consoleErrors, leave } = await openTestUser(browser, origin);
  await makePlan(page, origin);
  await page.getByRole('button', { name: 'Get Full Access' }).click();
  await pressPayNow(page);
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
  for (const subject of ['Interview Tips', 'Data analyst, store operations'])
    await page.locator('.plan-card', { hasText: subject }).waitFor();
  expect(consoleErrors).toEqual([]);
  await leave();
});

test('a visitor browses the skills, searches for one and sees its learning resources', async () => {
  const { page, consoleErrors, leave } = await openTestUser(browser, origin, { screen: 'phone' });
  await page.goto('/skills');
  await expectNoOverflow(page);
  await page.getByLabel('Find a skill', { exact: true }).fill('window func');
  await page.getByRole('link', { name: 'SQL window functions' }).click();
  await page.getByRole('heading', { name: 'SQL window functions', level: 1 }).waitFor();
  await expectNoOverflow(page);
  const structured = JSON.parse((await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '{}');
  expect(structured.mainEntity.itemListElement.length).toBeGreaterThan(3);
  expect(structured.about.name).toBe('SQL window functions');
  await page.goto('/skills?query=nothing-like-this');
  await page.getByRole('heading', { name: 'No skill is called that' }).waitFor();
  await expectAccessible(page);
  expect(consoleErrors).toEqual([]);
  await leave();
});
