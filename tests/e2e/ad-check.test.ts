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

const AD = `Data analyst
Harbour Retail, Kochi

Requirements
- 2 years of experience in data analysis
- SQL and Power BI are required
- Python is a plus

Candidates pay a refundable registration fee of Rs 500.`;

test('a visitor pastes an ad, corrects what was read, reads the free look and keeps it by signing in', async () => {
  const { page, consoleErrors, leave } = await openTestUser(browser, origin);
  await page.goto('/check');
  const box = page.getByLabel('The ad: its text or its address');
  await untilInteractive(box);
  await box.fill(AD);
  await page.reload();
  await untilInteractive(box);
  await expect.poll(() => box.inputValue()).toBe(AD);
  await page.getByRole('button', { name: 'Read this ad' }).click();
  await page.getByRole('heading', { name: 'What we read from this ad' }).waitFor();
  await page.getByText('This ad asks you for money.').waitFor();
  await expectAccessible(page);

  const need = page.getByRole('group', { name: 'How much Python is asked for' });
  await need.getByRole('button', { name: 'Required' }).click();
  await expect.poll(() => need.getByRole('button', { name: 'Required' }).getAttribute('aria-pressed')).toBe('true');
  await page.getByRole('button', { name: 'Not asked for: Power BI' }).click();
  await page.getByRole('heading', { name: 'Not asked for, by your word' }).waitFor();

  await page.locator('input[type=file]').setInputFiles(await pdfResume(ANALYST));
  await page.getByRole('heading', { name: 'How you fit' }).waitFor();
  await page.getByText('Your strongest sentences').waitFor();
  await expectAccessible(page);
  const address = new URL(page.url()).pathname;

  const account = { create: 'Nisha Checker', email: `${randomUUID()}@people.example` };
  await signInOverHttp(page.request, origin, account, '/api/users/auth/google/start?return_to=/');
  await answerInterests(page.request, origin);
  await page.goto(address);
  await page.getByRole('heading', { name: 'Not asked for, by your word' }).waitFor();
  await page.getByRole('button', { name: 'See how I fit' }).click();
  await page.waitForURL(/\/thankyou/);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.goto('/applications');
  await page.getByText('Considering').first().waitFor();
  expect(consoleErrors).toEqual([]);
  await leave();
});

test('what is no ad, or leads nowhere, is said in a sentence of its own, on a phone and in Hindi', async () => {
  const { page, leave } = await openTestUser(browser, origin, { screen: 'phone' });
  await page.goto(
    '/hi/check?text=Good%20morning%20all%2C%20society%20meeting%20is%20on%20Sunday%20at%205%20pm%20in%20the%20club%20house%2C%20agenda%20is%20parking%20and%20water',
  );
  const read = page.getByRole('button', { name: 'यह विज्ञापन पढ़ें' });
  await untilInteractive(read);
  await read.click();
  await page.getByRole('heading', { name: 'यह नौकरी के विज्ञापन जैसा नहीं लगता' }).waitFor();
  await page.goto('/check?url=http%3A%2F%2F127.0.0.1%2Fadmin');
  const readEnglish = page.getByRole('button', { name: 'Read this ad' });
  await untilInteractive(readEnglish);
  await readEnglish.click();
  await page.getByRole('heading', { name: 'This address is not on the public web' }).waitFor();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await expectAccessible(page);
  await leave();
});
