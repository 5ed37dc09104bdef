import { randomUUID } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../setup/browser.ts';
import { workerServer } from '../setup/worker-server.ts';
import { docxResume, pdfResume, scannedPdf, type Upload } from './files.ts';
import { expectAccessible, expectNoOverflow, openTestUser, signIn } from './test-user.ts';

let browser: Browser;
const { origin } = workerServer();
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const NURSE = [
  'Rutuja Shinde',
  'Pune | rutuja@people.example',
  'Experience',
  'Staff nurse, Kasturi Heart Hospital, November 2022 to Present',
  '- Cared for two ventilator patients in each shift and trained four nurses in infection control.',
  'Ward nurse, Anand Nursing Home, 2019 - 2021',
  '- Medicines and dressings for twenty beds.',
  'Education',
  'GNM Nursing, Maharashtra Nursing College, 2016 - 2019',
  'Skills',
  'Infection control, basic life support',
  'Languages',
  'Marathi, Hindi, English',
  'Personal details',
  "Father's name: Dattatray Shinde",
];

async function signUp(page: Page): Promise<void> {
  const account = { create: 'Rutuja Reader', email: `${randomUUID()}@people.example` };
  await signIn(page, origin, account);
}

/** Adds a version for the signed-in member and returns its id. */
async function keepResume(page: Page, { name, mimeType, buffer }: Upload): Promise<string> {
  const headers = { origin, 'sec-fetch-site': 'same-origin' };
  const response = await page.request.post('/api/resumes', { headers, multipart: { file: { name, mimeType, buffer } } });
  return (await response.json()).data.id;
}

test('a résumé is uploaded, looked at, corrected and taken over; the profile shows it, and an undo takes it out again', async () => {
  const { page, consoleErrors, leave } = await openTestUser(browser, origin);
  await signUp(page);
  await page.goto('/resumes');
  await page.locator('input[type=file]').setInputFiles({ ...(await pdfResume(NURSE)), name: 'nurse.pdf' });
  await page.getByText('words read').waitFor();
  await page.getByRole('link', { name: 'What our reader sees in nurse' }).click();
  await page.getByRole('heading', { name: 'What our reader sees' }).waitFor();
  await page.getByRole('img', { name: 'Page 1 of 1 as it lies in your file' }).waitFor();
  await page.getByText('It names your father, mother or spouse').waitFor();
  await page.getByText('No work with dates from Jan 2022 to Oct 2022, 10 months').waitFor();
  await expectAccessible(page);

  await page.getByRole('button', { name: '1: show in the file' }).click();
  const inFile = page.locator('#file-mark-1');
  await expect.poll(() => inFile.getAttribute('aria-pressed')).toBe('true');
  await expect.poll(() => page.locator('.reading-page .is-selected text').first().textContent()).toMatch(/^Staff nurse, Kasturi/);
  await page.locator('#file-mark-2').click();
  await expect.poll(() => page.locator('#reading-mark-2').getAttribute('aria-pressed')).toBe('true');

  await page.getByRole('button', { name: 'Take over into your profile' }).click();
  await page.getByText('your résumé says only “2019 - 2021”: check the months').waitFor();
  await page.getByRole('button', { name: 'Correct Ward nurse' }).click();
  await page.getByLabel('Role', { exact: true }).fill('Nurse, general ward');
  await page.getByLabel('From: Month').selectOption({ label: 'June' });
  await expectAccessible(page);
  await page.getByRole('checkbox', { name: /^Marathi/ }).uncheck();
  await page.getByRole('button', { name: /^Take over \d+ entries$/ }).click();
  await page.getByText('Taken over into your profile:').waitFor();
  await page.getByText('count in every score from the next one on').waitFor();
  await expectAccessible(page);
  const address = page.url();
  await page.getByRole('link', { name: 'Show my profile' }).click();
  await page.getByText('Kasturi Heart Hospital').first().waitFor();
  await page.getByText('Nurse, general ward').first().waitFor();
  await page.getByText('GNM Nursing').first().waitFor();
  expect(await page.getByText('Marathi', { exact: true }).count()).toBe(0);
  await page.goto(address);
  await page.getByRole('button', { name: 'Take over into your profile' }).click();
  await page.getByText('Already in your profile').first().waitFor();
  await expect.poll(() => page.getByRole('checkbox', { name: /^Staff nurse/ }).isChecked()).toBe(false);
  await page.getByRole('button', { name: /^Take over 2 entries$/ }).click();
  await page.getByText('1 position, 1 skill or language').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Undone.').waitFor();
  await expect.poll(() => page.getByRole('checkbox', { name: /^Marathi/ }).isChecked()).toBe(true);
  expect(consoleErrors).toEqual([]);
  await leave();
});

test('on a phone, the text of a Word file is shown with its marks, and a scan says what to do', async () => {
  const { page, consoleErrors, leave } = await openTestUser(browser, origin, { screen: 'phone' });
  await signUp(page);
  const id = await keepResume(page, await docxResume(NURSE));
  await page.goto(`/resumes/${id}`);
  await page.getByRole('heading', { name: 'As we read it' }).waitFor();
  await page.locator('#reading-mark-2').click();
  await expect.poll(() => page.locator('.reading-line.is-selected').first().textContent()).toContain('Ward nurse');
  await expectNoOverflow(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Take over into your profile' }).click();
  await page.getByRole('checkbox', { name: /^Staff nurse/ }).waitFor();
  await expectNoOverflow(page);

  const scan = await keepResume(page, await scannedPdf());
  await page.goto(`/resumes/${scan}`);
  await page.getByRole('heading', { name: 'We could not read this file' }).waitFor();
  await page.getByRole('button', { name: 'Read it again' }).click();
  await page.getByRole('heading', { name: 'We could not read this file' }).waitFor();
  await expectAccessible(page);
  expect(consoleErrors).toEqual([]);
  await leave();
});

test('in Hindi, a résumé is taken over and put back', async () => {
  const { page, consoleErrors, leave } = await openTestUser(browser, origin);
  await signUp(page);
  const id = await keepResume(page, await pdfResume(NURSE));
  await page.goto(`/hi/resumes/${id}`);
  await page.getByRole('heading', { name: 'हमारा रीडर क्या देखता है' }).waitFor();
  await page.getByRole('button', { name: 'अपनी प्रोफ़ाइल में लें' }).click();
  await page.getByRole('button', { name: /प्रविष्टियाँ लें$/ }).click();
  await page.getByText('आपकी प्रोफ़ाइल में लिया गया:').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'वापस लें' }).click();
  await page.getByText('वापस ले लिया गया।').waitFor();
  expect(consoleErrors).toEqual([]);
  await leave();
});
