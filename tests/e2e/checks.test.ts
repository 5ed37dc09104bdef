import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../setup/browser.ts';
import { workerServer } from '../setup/worker-server.ts';
import { answerQuestion, checkAllCriteria } from './steps.ts';
import { expectAccessible, expectNoOverflow, openTestUser, signIn, signUpAs } from './test-user.ts';

let browser: Browser;
const { origin } = workerServer();
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const SKILL = 'sql';

const answer = (page: Page, right: boolean) => answerQuestion(page, SKILL, right);

test('a visitor signs in, passes a check with the keyboard, hands in the work and takes the badge', async () => {
  const { page, consoleErrors, leave } = await openTestUser(browser, origin);
  await page.goto(`/checks/${SKILL}`);
  await page.getByRole('heading', { name: 'Check' }).waitFor();
  await signUpAs(page, 'Farida Ansari');
  await page.getByRole('button', { name: 'Start the check' }).click();
  await page.getByText('Question 1 of 8').waitFor();
  await expectAccessible(page);
  await answer(page, false);
  await page.getByText('Your answer', { exact: true }).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Pause, answers are kept' }).click();
  await page.getByRole('button', { name: 'Go on, 1 of 8 answered' }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Go on, 1 of 8 answered' }).click();
  for (let number = 2; number <= 8; number++) {
    await page.getByText(`Question ${number} of 8`).waitFor();
    await answer(page, true);
    await page.keyboard.press('Enter');
  }
  await page.getByRole('heading', { name: 'Checked', exact: true }).waitFor();
  await page.getByText(/^Passed on/).waitFor();
  await expectAccessible(page);

  await checkAllCriteria(page);
  await page.getByLabel('Link to your work').fill('javascript:alert(1)');
  await page.getByRole('button', { name: 'Show my work' }).click();
  await page.getByText('Enter a web address that begins with https:// or http://.').waitFor();
  await page.getByLabel('Link to your work').fill('https://code.example/farida/orders');
  await page.getByLabel('Keep it in my showcase').check();
  await page.getByRole('button', { name: 'Show my work' }).click();
  await page.getByText(/^Shown on/).waitFor();
  await page.getByRole('button', { name: 'Get my badge' }).click();
  await page.getByRole('heading', { name: 'SQL: shown' }).waitFor();
  await page.getByText('This badge is genuine').waitFor();
  await page.getByRole('link', { name: 'Farida Ansari' }).click();
  await page.waitForURL(/\/profile\//);
  await page.goto(`${new URL(page.url()).pathname}/showcase`);
  await page.getByRole('link', { name: /orders$/ }).waitFor();
  expect(consoleErrors).toEqual([]);
  await leave();
});

test('on a phone in Hindi an attempt that does not pass says what to read and when it can be tried again', async () => {
  const { page, consoleErrors, leave } = await openTestUser(browser, origin, { screen: 'phone', dark: true });
  await page.goto(`/hi/checks/${SKILL}`);
  const start = await page.getByRole('link', { name: /Google/ }).getAttribute('href');
  expect(start).toContain(encodeURIComponent(`/hi/checks/${SKILL}`));
  await signIn(page, origin, { create: 'Gopal Nair' });
  await page.goto(`/checks/${SKILL}`);
  await page.goto(`/hi/checks/${SKILL}`);
  await page.getByRole('button', { name: 'जाँच शुरू करें' }).click();
  for (let number = 1; number <= 8; number++) {
    await page.getByText(`सवाल ${number}, कुल 8`).waitFor();
    await answer(page, false);
    await expectNoOverflow(page);
    await page.keyboard.press('Enter');
  }
  await page.getByRole('heading', { name: 'अभी नहीं' }).waitFor();
  await page.getByRole('button', { name: 'मुझे याद दिलाएँ' }).click();
  await page.getByText('हम तब आपको याद दिलाएँगे।').waitFor();
  await expectAccessible(page);
  await expectNoOverflow(page);
  expect(consoleErrors).toEqual([]);
  await leave();
});
