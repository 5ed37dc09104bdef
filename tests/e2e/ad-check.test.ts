import { randomUUID } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../setup/browser.ts';
import { workerServer } from '../setup/worker-server.ts';
import { ANALYST, pdfResume } from './files.ts';
import { buyReport } from './steps.ts';
import { expectAccessible, expectNoOverflow, openTestUser, signIn, signUpAs, untilInteractive } from './test-user.ts';

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

  await page.getByRole('button', { name: 'How much Python is asked for: Preferred' }).click();
  // The second press may come before the first is saved.
  await page.getByRole('button', { name: 'Not asked for: Power BI' }).click();
  await page.getByRole('heading', { name: 'Not asked for, by your word' }).waitFor();
  await page.getByRole('button', { name: 'How much Python is asked for: Required' }).waitFor();

  await page.locator('input[type=file]').setInputFiles(await pdfResume(ANALYST));
  await page.getByRole('heading', { name: 'How you fit' }).waitFor();
  await page.getByRole('heading', { name: 'Your strongest evidence' }).waitFor();
  await page.getByRole('heading', { name: 'Everything the ad asks for' }).waitFor();
  await expectAccessible(page);
  await page.reload();
  await page.getByRole('heading', { name: 'Not asked for, by your word' }).waitFor();
  await page.getByRole('heading', { name: 'Your strongest evidence' }).waitFor();
  // Signing in returns to the same ad, and goes on to the member's free look of the same ad and résumé.
  await page.getByRole('link', { name: 'Sign in and go on' }).click();
  await page.getByRole('link', { name: 'Continue with Google' }).waitFor();
  await signUpAs(page, `Nisha ${randomUUID()}`);
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
  await expectNoOverflow(page);
  await expectAccessible(page);
  await leave();
});

/** Fills the box of the page `/check`, and presses the button with this name. */
async function readAd(page: Page, text: string, button = 'Read this ad'): Promise<void> {
  const box = page.locator('#ad');
  await untilInteractive(box);
  await box.fill(text);
  await page.getByRole('button', { name: button }).click();
}

test('a long ad fits a phone', async () => {
  const { page, leave } = await openTestUser(browser, origin, { screen: 'phone' });
  await page.goto('/check');
  await readAd(page, `${AD}\n\nResponsibilities\n${'- Prepare the weekly report of one more branch\n'.repeat(150)}`);
  await page.getByRole('heading', { name: 'What we read from this ad' }).waitFor();
  expect(await page.locator('.ad-bar > i').count()).toBeGreaterThan(100);
  await expectNoOverflow(page);
  await leave();
});

test('an ad that does not say its title is read once its bringer says it', async () => {
  const { page, consoleErrors, leave } = await openTestUser(browser, origin);
  await page.goto('/check');
  await readAd(page, 'Requirements\n- Two years of SQL and Power BI\n- Python is a plus\n- Advanced Excel with pivot tables');
  await page.getByRole('heading', { name: 'How is this role called?' }).waitFor();
  await expectAccessible(page);
  await page.getByLabel(/^Title, such as/).fill('Reporting analyst');
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.getByRole('button', { name: 'Title Reporting analyst' }).waitFor();
  expect(consoleErrors).toEqual([]);
  await leave();
});

test('a fact is corrected where it stands, and a sentence that was left out is brought back', async () => {
  const { page, consoleErrors, leave } = await openTestUser(browser, origin);
  await page.goto('/check');
  await readAd(page, `${AD}\n\nAbout us\nOur analysts use Tableau every day.`);
  const pay = page.getByRole('button', { name: /^Pay / });
  await untilInteractive(pay);
  await pay.click();
  await page.getByLabel('Pay', { exact: true }).fill('6 to 8 LPA');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Pay 6 to 8 LPA' }).waitFor();

  const row = page.getByRole('listitem').filter({ hasText: 'Power BI' }).first();
  await row.hover();
  await page.locator('.ad-text .is-linked', { hasText: 'Power BI' }).waitFor();

  await page.getByText('Left out', { exact: true }).click();
  await page.getByRole('heading', { name: 'About the company' }).waitFor();
  await page.getByRole('button', { name: /^Count it: Our analysts use Tableau/ }).click();
  await page
    .getByRole('listitem')
    .filter({ hasText: /^\d*Tableau/ })
    .first()
    .waitFor();
  await expectAccessible(page);
  expect(consoleErrors).toEqual([]);
  await leave();
});

test('an ad as PDF is dropped anywhere on the page, and recognised the second time; a picture is refused with what to do', async () => {
  const { page, consoleErrors, leave } = await openTestUser(browser, origin);
  const file = await pdfResume(AD.split('\n'));
  const drop = async ({ name, mimeType, buffer }: typeof file) => {
    const data = await page.evaluateHandle(
      ([bytes, title, type]) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([Uint8Array.from(atob(bytes), (char) => char.charCodeAt(0))], title, { type }));
        return transfer;
      },
      [buffer.toString('base64'), name, mimeType] as const,
    );
    // Whoever drags a file over the page tells it so again and again before it is dropped.
    const isOver = async () => {
      await page.dispatchEvent('footer', 'dragover', { dataTransfer: data });
      return page.locator('.ad-composer[data-over]').isVisible();
    };
    await expect.poll(isOver).toBe(true);
    await page.dispatchEvent('footer', 'drop', { dataTransfer: data });
  };
  await page.goto('/check');
  await drop({ name: 'ad.jpeg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') });
  await page.getByRole('heading', { name: 'We cannot read text in a picture' }).waitFor();
  await expectAccessible(page);
  await drop(file);
  await page.getByRole('heading', { name: 'What we read from this ad' }).waitFor();
  const { pathname } = new URL(page.url());
  await page.goto('/check');
  await drop(file);
  await page.getByText(/^You brought this ad on/).waitFor();
  expect(new URL(page.url()).pathname).toBe(pathname);
  expect(consoleErrors).toEqual([]);
  await leave();
});

test('a member buys the report of an ad of their own, and deletes it with all that was made from it', async () => {
  const { page, consoleErrors, leave } = await openTestUser(browser, origin);
  const account = { create: 'Nisha Checker', email: `${randomUUID()}@people.example` };
  await signIn(page, origin, account);
  const kept = await page.request.post('/api/resumes', {
    headers: { origin, 'sec-fetch-site': 'same-origin' },
    multipart: { file: await pdfResume(ANALYST) },
  });
  expect(kept.ok()).toBe(true);
  await page.goto('/check');
  await readAd(page, AD);
  await page.getByText('Not compared with an ad yet').waitFor();
  await expectAccessible(page);
  const { pathname } = new URL(page.url());
  await page.getByRole('button', { name: 'See how I fit' }).click();
  await page.getByRole('heading', { name: 'Your strongest evidence' }).waitFor();
  // Nothing was sent to anybody.
  expect(await page.getByText(/was sent to/).count()).toBe(0);
  await buyReport(page);
  await page.goto(pathname);
  const remove = page.getByRole('button', { name: 'Delete this ad' });
  await untilInteractive(remove);
  await remove.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete this ad' }).click();
  await page.waitForURL(/\/check$/);
  await page.goto('/purchases');
  await page.getByRole('heading', { name: /^Role Fitment Score for Data analyst/ }).waitFor();
  await page.goto('/profile');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(consoleErrors).toEqual([]);
  await leave();
});
