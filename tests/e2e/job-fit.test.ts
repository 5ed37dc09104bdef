import { randomUUID } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../setup/browser.ts';
import { workerServer } from '../setup/worker-server.ts';
import { ANALYST, pdfResume, type Upload } from './files.ts';
import { expectAccessible, expectNoOverflow, openTestUser, signIn, untilInteractive } from './test-user.ts';

let browser: Browser;
const { origin } = workerServer();
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const JOB = '/jobs-apprenticeships/lumen-retail/data-analyst-store-operations';

test('a visitor drops a résumé on a job, reads how they fit it, and keeps it by signing in', async () => {
  const { page, consoleErrors, leave } = await openTestUser(browser, origin);
  await page.goto(JOB);
  await page.getByRole('heading', { name: 'How do you fit?' }).waitFor();
  const file = page.locator('input[type=file]').last();
  await untilInteractive(file);
  await file.setInputFiles(await pdfResume(ANALYST));
  await page.getByRole('heading', { name: 'You and this role' }).waitFor();
  await page.getByText('Your strongest three').waitFor();
  await expectAccessible(page);

  const account = { create: 'Nisha Visitor', email: `${randomUUID()}@people.example` };
  await signIn(page, origin, account);
  const resumes = await (await page.request.get('/api/resumes')).json();
  expect(resumes.data).toHaveLength(1);
  await page.goto(JOB);
  await page.getByRole('button', { name: 'See the whole free look' }).click();
  await page.waitForURL(/\/thankyou/);
  await page.goto('/applications');
  await page.getByText('Considering').first().waitFor();
  expect(consoleErrors).toEqual([]);
  await leave();
});

/** Signs up a new member with a résumé that has been read. */
async function signUpWith(page: Page, resume: Upload): Promise<void> {
  const account = { create: 'Nisha Member', email: `${randomUUID()}@people.example` };
  await signIn(page, origin, account);
  const headers = { origin, 'sec-fetch-site': 'same-origin' };
  expect((await page.request.post('/api/resumes', { headers, multipart: { file: resume } })).ok()).toBe(true);
  const status = async () => (await (await page.request.get('/api/resumes')).json()).data[0].attributes.status as string;
  await expect.poll(status).toBe('read');
}

test('a member reads in the panel what the band means, and from which résumé, and an exercise that is paid is no pay', async () => {
  const { page, consoleErrors, leave } = await openTestUser(browser, origin);
  await signUpWith(page, { ...(await pdfResume(ANALYST)), name: 'analyst.pdf' });
  await page.goto(JOB);
  const panel = page.getByRole('region', { name: 'You and this role' });
  await panel.getByText('Read with “analyst”.').waitFor();
  expect(await panel.locator('.blocks > i').count()).toBeGreaterThan(4);
  await page.getByText('(paid, ₹1,500)').waitFor();
  expect(await panel.getByText('₹1,500').count()).toBe(0);
  await expectAccessible(page);
  await panel.getByRole('link', { name: 'Change the résumé that is read' }).click();
  await page.waitForURL(/\/resumes$/);
  expect(consoleErrors).toEqual([]);
  await leave();
});

test('on a phone in Hindi, a résumé with too little in it gives no band, and the panel says what would', async () => {
  const { page, consoleErrors, leave } = await openTestUser(browser, origin, { screen: 'phone', dark: true });
  await signUpWith(page, { name: 'short.txt', mimeType: 'text/plain', buffer: Buffer.from('Asha Menon\nKochi') });
  await page.goto(`/hi${JOB}`);
  await page.getByRole('link', { name: 'देखें, आप कितने फ़िट हैं' }).click();
  await page.getByText('बताने के लिए काफ़ी नहीं').waitFor();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.getByRole('link', { name: 'देखें, हमने क्या पढ़ा' }).click();
  await page.getByRole('heading', { name: 'हमारा रीडर क्या देखता है' }).waitFor();
  expect(consoleErrors).toEqual([]);
  await leave();
});
