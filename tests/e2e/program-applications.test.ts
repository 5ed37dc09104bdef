import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../setup/browser.ts';
import { workerServer } from '../setup/worker-server.ts';
import { untilHydrated, expectAccessible, signUpAs, openTestUser } from './test-user.ts';
import { payOnProvidersPage } from './steps.ts';

let browser: Browser;
const { origin } = workerServer();
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** The path at which to apply for the program with this title. */
async function getApplicationPath(page: Page, title: string): Promise<string> {
  const response = await page.request.get(`/api/programs?query=${encodeURIComponent(title)}`);
  const { data } = (await response.json()) as { data: { attributes: { title: string; code: string } }[] };
  const code = data.find(({ attributes }) => attributes.title === title)?.attributes.code;
  if (!code) throw new Error(`${title} is not in the catalogue`);
  return `/${code}/apply`;
}

test('on a phone a program application resumes at the open step, is paid, and shows its status', async () => {
  const { page, consoleErrors, leave } = await openTestUser(browser, origin, { screen: 'phone' });
  const path = await getApplicationPath(page, 'Data Analyst Certificate');
  await page.goto(path);
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Start application' }).click();
  await signUpAs(page, 'Nila Kumar');
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Start application' }).click();
  await page.waitForURL(/\/basic-details$/);
  await expect.poll(() => page.getByLabel('Name, as on your documents', { exact: true }).inputValue()).toBe('Nila Kumar');
  await page.getByLabel('Phone', { exact: true }).fill('+91 98450 12345');
  await page.reload();
  await untilHydrated(page);
  await expect.poll(() => page.getByLabel('Phone', { exact: true }).inputValue()).toBe('+91 98450 12345');
  await page.getByLabel('City or town', { exact: true }).fill('Madurai');
  await page.getByLabel('Highest qualification', { exact: true }).fill('B.Sc. Mathematics');
  await page.getByLabel('Where you got it', { exact: true }).fill('Madurai Kamaraj University');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await page.waitForURL(/\/additional-details$/);

  await page.goto('/');
  await page.goto(`${path}/payment/anything`);
  await page.waitForURL(/\/additional-details$/);
  await untilHydrated(page);
  await page.getByRole('radio').first().check();
  await page.getByLabel(/Which question would you like/).fill('Which buses leave half empty, so that the depot can plan.');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'degree.txt', mimeType: 'text/plain', buffer: Buffer.from('B.Sc.') });
  await page.locator('button:enabled', { hasText: 'Replace' }).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save and continue' }).click();

  await page.waitForURL(/\/payment$/);
  await page.getByText('Madurai Kamaraj University').waitFor();
  await page.getByRole('button', { name: 'This is right' }).click();
  await page.getByRole('button', { name: 'Pay ₹500' }).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Pay ₹500' }).click();
  await payOnProvidersPage(page, 'Success');
  await page.getByRole('heading', { name: 'Payment successful' }).waitFor();
  expect(new URL(page.url()).pathname).toBe(`${path}/payment/status`);
  await page.getByRole('link', { name: 'View my application' }).click();
  await page.getByText('Application fee paid: ₹500.').waitFor();
  await page.getByText('Sent', { exact: true }).first().waitFor();
  await expectAccessible(page);
  expect(consoleErrors).toEqual([]);
  await leave();
});

test('an application that costs nothing is sent without a payment, and can be withdrawn', async () => {
  const { page, leave } = await openTestUser(browser, origin, { dark: true });
  await page.goto(await getApplicationPath(page, 'From First Résumé to First Offer'));
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Start application' }).click();
  await signUpAs(page, 'Tara Iyer');
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Start application' }).click();
  await page.getByLabel('Phone', { exact: true }).fill('044 2345 6789');
  await page.getByLabel('City or town', { exact: true }).fill('Chennai');
  await page.getByLabel('Highest qualification', { exact: true }).fill('School, 10+2');
  await page.getByLabel('Where you got it', { exact: true }).fill('Government school, Tambaram');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await page.getByRole('radio').first().check();
  await page.getByLabel('What kind of work do you look for?', { exact: true }).fill('Work with numbers in a small firm.');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await page.getByRole('button', { name: 'Send application' }).click();
  await page.getByRole('heading', { name: 'Your application' }).waitFor();
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByRole('alertdialog').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Withdraw application' }).click();
  await page.getByRole('button', { name: 'Apply again' }).waitFor();
  await leave();
});

test('applying for an unknown program is a 404', async () => {
  const { page, leave } = await openTestUser(browser, origin);
  expect((await page.goto('/no-such-program/apply'))?.status()).toBe(404);
  expect((await page.goto('/courses/apply/basic-details'))?.status()).toBe(404);
  await leave();
});
