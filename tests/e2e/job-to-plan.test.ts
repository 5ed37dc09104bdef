import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../setup/browser.ts';
import { workerServer } from '../setup/worker-server.ts';
import { BEGINNER, docxResume, ENGINEER, pdfResume, twoColumnPdf } from './files.ts';
import { expectAccessible, expectNoOverflow, openTestUser, untilInteractive } from './test-user.ts';
import { apply, openJob, openReportPayment, payOnProvidersPage, pressPayNow, startPlan } from './steps.ts';

let browser: Browser;
const { origin } = workerServer();
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** Collects the events of payments that the page sends, as action, type and id. */
function collectPayments(page: Page): string[] {
  const payments: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/journeys')) return;
    const { events } = request.postDataJSON() as { events: Record<string, unknown>[] };
    for (const { actionable_action: action, actionable_type: type, actionable_id: id } of events)
      if (String(action).endsWith('-payment')) payments.push(`${String(action)} ${String(type)} ${String(id)}`);
  });
  return payments;
}

const waitForFreeReport = (page: Page) => untilInteractive(page.getByRole('heading', { name: 'Your strongest evidence' }));

test('a job seeker finds a role, applies, pays for the score, reads why, and works through a plan to its PDF', async () => {
  const { page, consoleErrors, leave } = await openTestUser(browser, origin);
  const payments = collectPayments(page);
  await openJob(page, 'data analyst store operations');
  await apply(page, 'Asha Menon', 'I count stock for a living and would like to count it with you.', await pdfResume(BEGINNER));

  await waitForFreeReport(page);
  await page.waitForURL(/[?&]v=new/);
  const jobSlug = new URL(page.url()).pathname.split('/')[3];
  await expectAccessible(page);
  await openReportPayment(page);
  await pressPayNow(page);
  await payOnProvidersPage(page, 'Success');

  await page.getByRole('link', { name: 'View Role Fitment Score' }).waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'View Role Fitment Score' }).click();
  await untilInteractive(page.getByRole('heading', { name: 'Core requirements' }));
  await page.getByText('Wrote SQL queries joining orders').first().waitFor();
  const outcome = page.locator('.what-if-total b');
  const firstBox = page.locator('.what-if input[type=checkbox]').first();
  await untilInteractive(firstBox);
  const before = Number(await outcome.textContent());
  await firstBox.check();
  await expect.poll(async () => Number(await outcome.textContent())).toBeGreaterThan(before);

  await page.getByRole('link', { name: 'Unlock Learning Plan' }).click();
  await startPlan(page);
  await expectAccessible(page);
  await page.locator('.skill .cover-press').first().click();
  await page.getByRole('heading', { name: "Skills you'll gain:" }).waitFor();
  await page.getByRole('heading', { name: /to learn, then show it$/ }).waitFor();
  await page
    .getByRole('button', { name: /^Mark as done/ })
    .first()
    .click();
  await page
    .getByRole('button', { name: /^Done: / })
    .first()
    .waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'The whole plan' }).click();

  await page.locator('.is-locked .cover-press').first().click();
  await pressPayNow(page);
  await payOnProvidersPage(page, 'Success', 'Before the browser is back');
  await page.getByRole('link', { name: 'View Personalised Learning Plan' }).click();
  await page.getByRole('link', { name: 'Save PDF' }).waitFor();
  expect(await page.locator('.is-locked').count()).toBe(0);
  await expect.poll(() => payments).toEqual([`fitment-score-payment job ${jobSlug}`, `roadmap-payment job ${jobSlug}`]);
  const pdf = await page.request.get((await page.getByRole('link', { name: 'Save PDF' }).getAttribute('href')) ?? '');
  expect(pdf.headers()['content-type']).toBe('application/pdf');
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');
  expect(consoleErrors.filter((error) => !error.includes('ERR_NAME_NOT_RESOLVED'))).toEqual([]);
  await leave();
});

test('on a phone with the dark theme, an engineer applies with a Word file and sees the free report', async () => {
  const { page, consoleErrors, leave } = await openTestUser(browser, origin, { screen: 'phone', dark: true });
  await openJob(page, 'backend engineer');
  await apply(page, 'Meera Iyer', 'Eleven years of services that stay up.', await docxResume(ENGINEER));
  await waitForFreeReport(page);
  await expectAccessible(page);
  await expectNoOverflow(page);
  expect(consoleErrors).toEqual([]);
  await leave();
});

test('someone with a very long name applies with a two-column PDF and generates a plan before paying for anything', async () => {
  const { page, leave } = await openTestUser(browser, origin);
  await openJob(page, 'data analyst store operations');
  const [columnStart, columnEnd] = [BEGINNER.slice(-4), BEGINNER.slice(0, -4)];
  await apply(page, 'Venkata', 'Please read both columns.', await twoColumnPdf(columnStart, columnEnd));
  await waitForFreeReport(page);
  await page.getByRole('link', { name: 'Generate Learning Plan' }).click();
  await startPlan(page);
  expect(await page.getByText('UNLOCK').count()).toBeGreaterThan(1);
  expect(await page.getByText('FREE', { exact: true }).count()).toBe(1);
  expect(await page.getByRole('button', { name: 'Save PDF' }).isDisabled()).toBe(true);
  const [id] = new URL(page.url()).pathname.split('/').slice(-1);
  const plan = await page.request.get(`/api/roadmaps/${id}`).then((response) => response.json());
  const [first] = plan.data.attributes.skills;
  const free = first.resources.length + first.path.length;
  expect(free).toBeGreaterThan(0);
  const html = await page.request.get(page.url()).then((response) => response.text());
  expect(html.match(/original_url/g)).toHaveLength(free);
  await leave();
});
