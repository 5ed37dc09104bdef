import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../setup/browser.ts';
import { queryDatabase } from '../setup/query-database.ts';
import { workerServer } from '../setup/worker-server.ts';
import { ANALYST, pdfResume } from './files.ts';
import { makePlan, payOnProvidersPage, pressPayNow } from './steps.ts';
import { expectAccessible, expectNoOverflow, openTestUser, untilInteractive, holdMessage } from './test-user.ts';

let browser: Browser;
const { origin, databaseUrl = '' } = workerServer();
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const planIdOf = (page: Page): string => new URL(page.url()).pathname.split('/').at(-1) ?? '';

const query = (statement: string, values: unknown[]) => queryDatabase(databaseUrl, statement, values);

/** Moves the first day of the open plan so many days back. */
async function slip(page: Page, days: number): Promise<void> {
  await query(`update roadmaps set start_on = start_on - $2::int where id = $1`, [planIdOf(page), days]);
  await page.reload();
}

const option = (page: Page, name: string) => page.getByRole('listitem').filter({ has: page.getByRole('button', { name }) });
const dateOf = async (page: Page, name: string): Promise<string> =>
  (
    (await option(page, name)
      .getByText(/^Finished /)
      .textContent()) ?? ''
  ).replace('Finished ', '');
const pace = (page: Page) => page.getByText(/hours a week from .*, done by/);
const stops = (page: Page) => page.locator('.skill .cover-press');

test('a plan that slipped is moved, slowed down or kept shorter, leads where each said, and each is undone', async () => {
  const { page, consoleErrors, leave } = await openTestUser(browser, origin);
  await makePlan(page, origin);
  const all = await stops(page).count();
  await slip(page, 20);
  const heading = page.getByRole('heading', { name: 'The dates have moved, and that is fine' });
  await heading.waitFor();
  await expectAccessible(page);
  const before = await pace(page).textContent();
  const choices = [
    ['Move the dates', 'The dates are moved. You finish on '],
    ['Slow down', 'The pace is lower. You finish on '],
    ['Keep fewer stops', 'The plan is shorter. You finish on '],
  ] as const;
  for (const [name, message] of choices) {
    const date = await dateOf(page, name);
    await page.getByRole('button', { name }).click();
    await holdMessage(page, `${message}${date}.`);
    await pace(page)
      .getByText(`done by ${date}.`)
      .or(pace(page).filter({ hasText: `done by ${date}.` }))
      .first()
      .waitFor();
    await expect.poll(() => heading.count()).toBe(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await heading.waitFor();
    await expect.poll(() => pace(page).textContent()).toBe(before);
  }

  const named = await option(page, 'Keep fewer stops').getByRole('listitem').allTextContents();
  await page.getByRole('button', { name: 'Keep fewer stops' }).click();
  await expect.poll(() => stops(page).count()).toBe(all - named.length);
  await page.getByText(`Set aside: ${named.length} stop`).click();
  await expectAccessible(page);
  const [first = ''] = named;
  const skill = first.slice(0, first.indexOf(':'));
  await page.getByRole('button', { name: `Take it back in: ${skill}` }).click();
  await page.getByText(`${skill} is back in the plan.`).waitFor();
  await page.locator('.skill .cover-press', { hasText: skill }).first().waitFor();
  expect(consoleErrors).toEqual([]);
  await leave();
});

test('on a phone a member pauses a plan, sees it in the list of plans, and resumes it later', async () => {
  const { page, consoleErrors, leave } = await openTestUser(browser, origin, { screen: 'phone', dark: true });
  await makePlan(page, origin);
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  await page.getByRole('radio', { name: 'Until a day' }).check();
  await page.getByLabel('The day on which it goes on', { exact: true }).waitFor();
  await expectAccessible(page);
  await page.getByRole('radio', { name: 'Until I resume it' }).check();
  await page.getByRole('button', { name: 'Pause the plan' }).click();
  await page.getByText('The plan is paused.', { exact: true }).waitFor();
  await query(
    `update roadmaps set start_on = start_on - 30, paused_on = paused_on - 20, created_at = created_at - interval '30 days' where id = $1`,
    [planIdOf(page)],
  );
  await page.reload();
  await page.getByText('No reminders and no slipping dates meanwhile.').waitFor();
  expect(await page.getByText('The dates have moved').count()).toBe(0);
  expect(await page.locator('.late').count()).toBe(0);
  await expectAccessible(page);
  const plan = page.url();
  await page.goto('/plans');
  await page.locator('.plan-card', { hasText: 'Paused' }).waitFor();
  await expectAccessible(page);
  await page.goto(plan);
  await page.getByRole('button', { name: 'Resume' }).click();
  await page.getByText(/^The plan goes on\. You finish on /).waitFor();
  await page.getByRole('button', { name: 'Pause', exact: true }).waitFor();
  await expectNoOverflow(page);
  expect(consoleErrors).toEqual([]);
  await leave();
});

/** Scores the application of a plan with another résumé, and returns to the plan. */
async function scoreAgain(page: Page, lines: readonly string[]): Promise<void> {
  const planUrl = page.url();
  const response = await page.request.get(`/api/roadmaps/${planIdOf(page)}`);
  const { data } = (await response.json()) as { data: { attributes: { job_application_id: string } } };
  await page.goto(`/fitment-score/${data.attributes.job_application_id}`);
  const file = page.locator('#another-resume input[type=file]');
  await untilInteractive(file);
  const scored = page.waitForResponse((answer) => answer.url().endsWith('/resume'));
  await file.setInputFiles(await pdfResume([...lines]));
  expect((await scored).status()).toBe(200);
  await page.goto(planUrl);
}

test('after a new résumé a member who paid sees what changed, applies it, and keeps every stop', async () => {
  const { page, consoleErrors, leave } = await openTestUser(browser, origin);
  await makePlan(page, origin);
  const planUrl = page.url();
  await page.getByRole('button', { name: 'Get Full Access' }).click();
  await pressPayNow(page);
  await payOnProvidersPage(page, 'Success', 'Before the browser is back');
  await page.getByRole('link', { name: 'View Personalised Learning Plan' }).click();
  await page.getByRole('link', { name: 'Save PDF' }).waitFor();
  await scoreAgain(page, ANALYST);
  const changes = page.getByRole('region', { name: 'Your score changed, and so would this plan' });
  const line = await changes
    .getByText(/: your score shows it now$/)
    .first()
    .textContent();
  const shown = (line ?? '').replace(': your score shows it now', '');
  await changes.getByText(/^You would (still )?finish on/).waitFor();
  await expectAccessible(page);
  await changes.getByRole('button', { name: 'Change the plan' }).click();
  await page.getByText(/^The plan is changed\. You finish on /).waitFor();
  await page.getByText(/^Set aside: /).click();
  await page.getByRole('button', { name: shown, exact: true }).click();
  await page.getByRole('heading', { name: "Skills you'll gain:" }).waitFor();
  await page.getByRole('heading', { name: /to learn, then show it$/ }).waitFor();
  await page.goto(planUrl);
  await page.getByText(/^Set aside: /).waitFor();
  await expect.poll(() => changes.count()).toBe(0);
  expect(consoleErrors.filter((error) => !error.includes('ERR_NAME_NOT_RESOLVED'))).toEqual([]);
  await leave();
});

test('in Hindi a plan that slipped says so, and is moved', async () => {
  const { page, consoleErrors, leave } = await openTestUser(browser, origin, { screen: 'phone' });
  await makePlan(page, origin);
  await page.goto(page.url().replace(origin, `${origin}/hi`));
  await slip(page, 20);
  await page.getByRole('heading', { name: 'तारीख़ें खिसक गई हैं, और कोई बात नहीं' }).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'तारीख़ें आगे बढ़ाएँ' }).click();
  await page.getByText(/^तारीख़ें आगे बढ़ गईं।/).waitFor();
  await page.getByRole('button', { name: 'वापस पलटें' }).click();
  await page.getByRole('heading', { name: 'तारीख़ें खिसक गई हैं, और कोई बात नहीं' }).waitFor();
  expect(consoleErrors).toEqual([]);
  await leave();
});
