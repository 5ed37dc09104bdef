import fs from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../setup/browser.ts';
import { workerServer } from '../setup/worker-server.ts';
import { untilHydrated, expectAccessible, expectNoOverflow, signInAs, openTestUser } from './test-user.ts';

let browser: Browser;
const { origin, dataDir } = workerServer();
const mails = path.join(dataDir, 'mail');
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** Waits for the mail to the sender of a contact form; returns its decoded source. */
async function waitForMail(address: string): Promise<string> {
  const findMail = () =>
    fs
      .readdirSync(mails)
      .filter((name) => name.startsWith('lead-') && !name.startsWith('lead-note-'))
      .map((name) => fs.readFileSync(path.join(mails, name), 'utf8'))
      .find((text) => text.includes(`To: ${address}`));
  await expect.poll(() => fs.existsSync(mails) && findMail() !== undefined).toBe(true);
  return (findMail() ?? '')
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));
}

test('the contact form names missing fields, sends an e-mail, and its link confirms the address', async () => {
  const { page, consoleErrors, leave } = await openTestUser(browser, origin, { screen: 'phone' });
  await page.goto('/contact-us');
  await untilHydrated(page);
  await page.getByLabel('Your name', { exact: true }).fill('Ines Duarte');
  await page.getByLabel('E-mail', { exact: true }).fill('ines@');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText('Give an address that we can answer to').first().waitFor();
  await expectAccessible(page);
  await page.getByLabel('E-mail', { exact: true }).fill('ines.duarte@people.example');
  await page.getByLabel('What is it about?', { exact: true }).selectOption('A score or a plan');
  await page.getByLabel('Your message', { exact: true }).last().fill('My report says partly where I would say met.');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('heading', { name: 'Thank you. It has arrived.' }).waitFor();
  await page.getByText('A mail to ines.duarte@people.example confirms it.').waitFor();
  await expectAccessible(page);
  await expectNoOverflow(page);

  const link = /https?:\S+confirm=\S+/.exec(await waitForMail('ines.duarte@people.example'))?.[0] ?? '';
  await page.goto(link.slice(link.indexOf('/contact-us')));
  await untilHydrated(page);
  await page.getByRole('heading', { name: 'Is this your address?' }).waitFor();
  await page.getByRole('button', { name: 'Yes, it is mine' }).click();
  await page.getByText('Thank you, your address is confirmed.').waitFor();
  await expectAccessible(page);
  expect(consoleErrors).toEqual([]);
  await leave();
});

test('booking an advisor asks a visitor to sign in, and a member for the topic', async () => {
  const { page, consoleErrors, leave } = await openTestUser(browser, origin);
  await page.goto('/funding-options');
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Talk to an advisor' }).click();
  await page.getByText('Sign in to book a talk').waitFor();
  await signInAs(page, 'Rahul Verma');
  await page.goto('/funding-options');
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Talk to an advisor' }).click();
  await page.getByRole('heading', { name: 'Twenty minutes with an advisor' }).waitFor();
  await expect.poll(() => page.getByLabel('Your name', { exact: true }).inputValue()).toBe('Rahul Verma');
  await expectAccessible(page);
  await page.getByLabel('What is it about?', { exact: true }).selectOption('Changing my field');
  await page.getByLabel('What are you deciding').fill('Testing or data. Any evening after seven.');
  await page.getByRole('button', { name: 'Request a call' }).click();
  await page.getByText('Thank you. It has arrived.').waitFor();
  expect(consoleErrors).toEqual([]);
  await leave();
});

test('the incubator page shows its places, film, stories and questions, and leads to applying', async () => {
  const { page, consoleErrors, leave } = await openTestUser(browser, origin, { motion: true });
  await page.goto('/tech-incubator-for-Individuals');
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('button', { name: 'Month 3: Ship something small' }).click();
  await page.getByText('The first thing that somebody else relies on.').first().waitFor();
  await page.getByRole('button', { name: /^Example Joseph|Joseph, 41/ }).click();
  await page.getByRole('dialog').getByText('Fifteen years as a nurse').waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  const places = page.getByRole('button', { name: 'For individuals' });
  await places.click();
  await page.getByRole('menuitem', { name: 'Tech fellowship' }).click();
  await page.waitForURL(/#fellowship$/);
  await expect
    .poll(() => page.locator('#fellowship').evaluate((part) => part.getBoundingClientRect().top < innerHeight))
    .toBe(true);

  const open = async () => page.locator('details[open] > .accordion-trigger').allTextContents();
  expect(await open()).toEqual(['Is it a course or a job?']);
  expect(await page.locator('.accordion-trigger').count()).toBe(8);
  await page.locator('summary', { hasText: 'How much is the stipend?' }).click();
  await expect.poll(open).toEqual(['How much is the stipend?']);
  await page.locator('summary', { hasText: 'How much is the stipend?' }).click();
  await expect.poll(open).toEqual([]);

  await page.getByRole('link', { name: 'For employers', exact: true }).click();
  await page.getByRole('heading', { name: 'Meet Pre-Vetted and Trained Stars' }).waitFor();
  await page.getByRole('link', { name: 'Contact us' }).first().click();
  await page.waitForURL(/\/contact-us$/);
  await page.goto('/tech-incubator-for-Individuals');
  await page.getByRole('link', { name: 'Apply now' }).first().click();
  await page.waitForURL(/role_type=.*Apprenticeship/);
  expect(new URL(page.url()).searchParams.get('per_page')).toBe('12');
  await page.getByRole('link', { name: 'Software apprentice, internal tools' }).waitFor();
  expect(consoleErrors).toEqual([]);
  await leave();
});

test('an article is found by its tag, has a table of contents, and links to roles and the next article', async () => {
  const { page, consoleErrors, leave } = await openTestUser(browser, origin, { dark: true });
  await page.goto('/blog');
  await page.getByRole('link', { name: 'Job ads 3' }).click();
  await page.getByRole('link', { name: 'How to read a job ad in ten minutes' }).click();
  await page.getByRole('heading', { level: 1, name: 'How to read a job ad in ten minutes' }).waitFor();
  await page.getByRole('navigation', { name: 'In this article' }).getByRole('link', { name: 'Minute six: decide' }).click();
  await page.waitForURL(/#minute-six-decide$/);
  await page.getByRole('heading', { name: /^Open now in / }).waitFor();
  await page.getByRole('navigation', { name: 'More articles' }).getByRole('link').first().click();
  await page.getByRole('heading', { level: 1, name: /^Nobody honest asks you/ }).waitFor();
  expect(consoleErrors).toEqual([]);
  await leave();
});

test('the enterprise page has its own header and footer, and links back to the site', async () => {
  const { page, consoleErrors, leave } = await openTestUser(browser, origin);
  await page.goto('/for-corporates/enterprise-AI');
  expect(await page.getByRole('navigation', { name: 'Main' }).count()).toBe(0);
  await page.getByRole('link', { name: 'To the site for everybody' }).click();
  await page.getByRole('heading', { name: 'Fewer applications, and the right ones' }).waitFor();
  await expect.poll(() => page.getByRole('link', { name: 'Insights' }).first().isVisible()).toBe(true);
  expect(consoleErrors).toEqual([]);
  await leave();
});
