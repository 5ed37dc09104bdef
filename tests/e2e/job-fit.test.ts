import { randomUUID } from 'node:crypto';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../setup/browser.ts';
import { answerInterests, signInOverHttp } from '../setup/session.ts';
import { workerServer } from '../setup/worker-server.ts';
import { ANALYST, pdfResume } from './files.ts';
import { expectAccessible, openTestUser, untilInteractive } from './test-user.ts';

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
  await signInOverHttp(page.request, origin, account, '/api/users/auth/google/start?return_to=/');
  await answerInterests(page.request, origin);
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
