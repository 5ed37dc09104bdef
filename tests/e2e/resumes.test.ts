import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../setup/browser.ts';
import { workerServer } from '../setup/worker-server.ts';
import { ANALYST, BEGINNER, pdfResume, scannedPdf, type Upload } from './files.ts';
import { applyOverHttp, buyReport, openJob } from './steps.ts';
import { expectAccessible, expectNoOverflow, openTestUser, signIn, untilInteractive } from './test-user.ts';

let browser: Browser;
const { origin, dataDir } = workerServer();
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const named = (file: Upload, name: string): Upload => ({ ...file, name });
const item = (page: Page, name: string) =>
  page.locator('.resume-item', { has: page.getByRole('heading', { name, exact: true }) });

/** Signs up a new member. */
async function signUp(page: Page): Promise<void> {
  const account = { create: 'Nisha Applicant', email: `${randomUUID()}@people.example` };
  await signIn(page, origin, account);
}

/** Uploads a file on the open page of résumés. */
async function upload(page: Page, file: Upload): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(file);
}

/** The score of the application whose page is open. */
async function getScore(page: Page) {
  const application = new URL(page.url()).pathname.split('/').find((part) => /^[0-9a-f-]{36}$/.test(part)) ?? '';
  const response = await page.request.get(`/api/job_applications/fitment_score?job_application_id=${application}`);
  return (await response.json()).data as { id: string; attributes: { source: { name: string | null } } };
}

/** Opens the application of the latest job in the tracker. */
async function openApplication(page: Page): Promise<void> {
  await page.goto('/applications');
  await page.locator('.item-title a').first().click();
  await page.getByRole('link', { name: 'Your fit', exact: true }).waitFor();
}

test('a résumé is kept once, named, and sent with an application without choosing a file again', async () => {
  const { page, consoleErrors, leave } = await openTestUser(browser, origin);
  await signUp(page);
  await page.goto('/resumes');
  await page.getByRole('heading', { name: 'No résumé is kept yet' }).waitFor();
  await expectAccessible(page);
  const file = await pdfResume(ANALYST);
  await upload(page, named(file, 'analyst.pdf'));
  await item(page, 'analyst').getByText('words read').waitFor();
  // Its first page, in small.
  await expect.poll(() => item(page, 'analyst').locator('svg rect').count()).toBeGreaterThan(5);
  await item(page, 'analyst').getByRole('link', { name: 'Check an ad with it' }).waitFor();
  await upload(page, named(file, 'the same.pdf'));
  await page.getByText('You keep this file already, as “analyst”.').waitFor();
  expect(await page.locator('.resume-item').count()).toBe(1);
  const rename = page.getByRole('button', { name: 'Rename: analyst' });
  await rename.click();
  await page.getByLabel('Name', { exact: true }).press('Escape');
  await expect.poll(() => rename.evaluate((button) => button === document.activeElement)).toBe(true);
  await rename.click();
  await page.getByLabel('Name', { exact: true }).fill('Analyst, two pages');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save the name' }).click();
  await item(page, 'Analyst, two pages').waitFor();
  await expectAccessible(page);

  await openJob(page, 'data analyst');
  await page.getByRole('button', { name: 'Apply', exact: true }).first().click();
  const version = page.getByRole('radio', { name: /^Analyst, two pages/ });
  await version.waitFor();
  await expect.poll(() => version.isChecked()).toBe(true);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send application' }).click();
  await page.waitForURL(/\/thankyou/);
  await page.getByRole('heading', { name: 'Your free look' }).waitFor();
  await page.goto('/resumes');
  await item(page, 'Analyst, two pages').getByText('1 application', { exact: true }).waitFor();
  await item(page, 'Analyst, two pages').getByText('Where it was used').click();
  await expectAccessible(page);
  expect(consoleErrors).toEqual([]);
  await leave();
});

test('on a phone, letter and résumé are replaced before the employer opens them, and the score follows', async () => {
  const { page, consoleErrors, leave } = await openTestUser(browser, origin, { screen: 'phone' });
  await applyOverHttp(page, origin, 'data analyst', named(await pdfResume(BEGINNER), 'beginner.pdf'));
  await page.getByRole('heading', { name: 'Your free look' }).waitFor();
  const address = page.url();
  await openApplication(page);
  await page.getByRole('button', { name: 'Change letter or résumé' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change your application' });
  const letter = dialog.getByLabel('Cover letter', { exact: true });
  await expect.poll(() => letter.inputValue()).toBe('I would like to count with you.');
  await letter.fill('A better letter.');
  await dialog.locator('input[type=file]').setInputFiles(named(await pdfResume(ANALYST), 'analyst.pdf'));
  await expect.poll(() => dialog.getByRole('radio', { name: /^Another file/ }).isChecked()).toBe(true);
  await expectNoOverflow(page);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('Résumé replaced', { exact: true }).waitFor();
  await page.getByText('Letter replaced', { exact: true }).waitFor();
  await page.goto(address);
  await page
    .getByText(/^Read .*analyst|analyst/)
    .first()
    .waitFor();
  await expect.poll(async () => (await getScore(page)).attributes.source.name).toBe('analyst');
  expect(consoleErrors).toEqual([]);
  await leave();
});

test('a withdrawn application is sent again with the letter of before, under the same address', async () => {
  const { page, consoleErrors, leave } = await openTestUser(browser, origin);
  await applyOverHttp(page, origin, 'accountant', named(await pdfResume(ANALYST), 'analyst.pdf'));
  await page.waitForURL(/\/thankyou/);
  const { pathname } = new URL(page.url());
  await openApplication(page);
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await page.getByText(/you can send the application again/).waitFor();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /Withdraw/ })
    .click();
  await page.getByRole('link', { name: 'Send again' }).click();
  const letter = page.getByLabel('Cover letter', { exact: true });
  await expect.poll(() => letter.inputValue()).toBe('I would like to count with you.');
  await page.getByRole('button', { name: 'Send application' }).click();
  await page.waitForURL(/\/thankyou/);
  expect(new URL(page.url()).pathname).toBe(pathname);
  await openApplication(page);
  await page.getByRole('dialog').getByText('Withdrawn').first().waitFor();
  expect(await page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'Sent' }).count()).toBeGreaterThan(0);
  expect(consoleErrors).toEqual([]);
  await leave();
});

test('a paid score is made again with a second version, and the two are compared row by row', async () => {
  const { page, consoleErrors, leave } = await openTestUser(browser, origin);
  await applyOverHttp(page, origin, 'data analyst', named(await pdfResume(BEGINNER), 'beginner.pdf'));
  await untilInteractive(page.getByRole('heading', { name: 'Your free look' }));
  await buyReport(page);
  const response = await page.request.post('/api/resumes', {
    headers: { origin, 'sec-fetch-site': 'same-origin' },
    multipart: { file: named(await pdfResume(ANALYST), 'With Power BI.pdf') },
  });
  expect(response.ok()).toBe(true);
  await page.reload();
  const other = page.getByRole('radio', { name: /^With Power BI/ });
  await expect.poll(() => other.isEnabled()).toBe(true);
  await other.check();
  await page.getByRole('button', { name: 'Score with this' }).click();
  const region = page.getByRole('region', { name: 'What your new résumé changed' });
  const table = region.getByRole('table');
  await table.getByRole('columnheader', { name: /^With Power BI/ }).waitFor();
  const changes = await table.locator('.change-by').allTextContents();
  const [rows, change = ''] = [changes.slice(0, -1), changes.at(-1)];
  const tenths = (text: string) => Math.round(Number(text.replace('−', '-')) * 10);
  expect(rows.reduce((sum, text) => sum + tenths(text), 0)).toBe(tenths(change));
  expect(tenths(change)).toBeGreaterThan(0);
  const points = async (name: RegExp) => (await table.getByRole('row', { name }).getByRole('cell').allTextContents()).map(tenths);
  const [before = 0, after = 0] = await points(/^Score/);
  expect(after - before).toBe(tenths(change));
  await region.getByText(/^Show the .* the same$/).click();
  await page
    .getByText(/from With Power BI/)
    .first()
    .waitFor();
  await expectAccessible(page);
  await page.goto(`/hi${new URL(page.url()).pathname}`);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('region', { name: 'आपके नए रेज़्यूमे से क्या बदला' }).getByRole('table').waitFor();
  await expectNoOverflow(page);
  await expectAccessible(page);
  await page.goBack();
  await untilInteractive(page.getByRole('radio', { name: /^My profile alone/ }));
  await page.getByRole('radio', { name: /^My profile alone/ }).check();
  await page.getByRole('button', { name: 'Score with this' }).click();
  await page
    .getByText(/from your profile alone/)
    .first()
    .waitFor();
  expect(consoleErrors).toEqual([]);
  await leave();
});

test('in Hindi, deleting a used version tells its consequences first, and is undone in its place', async () => {
  const { page, consoleErrors, leave } = await openTestUser(browser, origin, { screen: 'phone', dark: true });
  await applyOverHttp(page, origin, 'data analyst', named(await pdfResume(ANALYST), 'analyst.pdf'));
  await page.getByRole('heading', { name: 'Your free look' }).waitFor();
  await page.goto('/hi/resumes');
  await item(page, 'analyst').waitFor();
  const menu = page.getByRole('button', { name: 'analyst के और विकल्प' });
  const place = await menu.boundingBox();
  await menu.click();
  await page.getByRole('menuitem', { name: 'हटाएँ' }).waitFor();
  expect(await menu.boundingBox()).toEqual(place);
  await page.getByRole('menuitem', { name: 'हटाएँ' }).click();
  const question = page.getByRole('alertdialog', { name: '“analyst” हटाएँ?' });
  await question.getByText(/इसके साथ भेजा गया आवेदन अपनी प्रति रखेगा/).waitFor();
  await question.getByText(/इससे बना स्कोर पढ़ी गई बातें रखेगा/).waitFor();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'हटाएँ' }).click();
  await page.getByText('“analyst” हटा दिया गया।').waitFor();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.reload();
  await untilInteractive(page.getByRole('button', { name: /वापस लाएँ/ }));
  await page.getByRole('button', { name: /वापस लाएँ/ }).click();
  await item(page, 'analyst').getByText('डिफ़ॉल्ट').waitFor();
  expect(consoleErrors).toEqual([]);
  await leave();
});

test('a reading that failed says why, and is tried again with one press, also for the score that waits for it', async () => {
  const { page, consoleErrors, leave } = await openTestUser(browser, origin);
  await applyOverHttp(page, origin, 'data analyst', named(await scannedPdf(), 'scan.pdf'));
  await page.getByRole('heading', { name: 'Your résumé is a picture of text' }).waitFor();
  await page.goto('/resumes');
  const failed = item(page, 'scan');
  await failed.getByText('It is a picture of text').waitFor();
  await expectAccessible(page);
  // As if the file were readable now.
  const stored = latestFile(path.join(dataDir, 'files', 'resumes'));
  const scan = fs.readFileSync(stored);
  fs.writeFileSync(stored, (await pdfResume(ANALYST)).buffer);
  await page.goBack();
  await untilInteractive(page.getByRole('button', { name: 'Try again' }));
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: 'Your free look' }).waitFor();
  await page.goto('/resumes');
  await item(page, 'scan').getByText('words read').waitFor();
  // A version that nothing waits for yet.
  await upload(page, { name: 'another scan.pdf', mimeType: 'application/pdf', buffer: Buffer.concat([scan, Buffer.from('\n')]) });
  await item(page, 'another scan').getByText('It is a picture of text').waitFor();
  fs.writeFileSync(latestFile(path.join(dataDir, 'files', 'resumes')), (await pdfResume(BEGINNER)).buffer);
  await item(page, 'another scan').getByRole('button', { name: 'Try again' }).click();
  await item(page, 'another scan').getByText('words read').waitFor();
  expect(consoleErrors).toEqual([]);
  await leave();
});

/** The file that was stored last in a folder. */
function latestFile(folder: string): string {
  const files = fs.readdirSync(folder).map((name) => path.join(folder, name));
  const [latest = ''] = files.toSorted((a, b) => fs.statSync(b).mtimeMs - fs.statSync(a).mtimeMs);
  return latest;
}
