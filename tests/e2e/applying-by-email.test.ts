/** An employer names an address, its owner confirms it, and an application goes there and is answered without an account. */
import fs from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../setup/browser.ts';
import { workerServer } from '../setup/worker-server.ts';
import { ANALYST, pdfResume } from './files.ts';
import { expectAccessible, expectNoOverflow, openTestUser, signIn, untilInteractive } from './test-user.ts';

let browser: Browser;
const { origin, dataDir } = workerServer();
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const AD = [
  'You look after the lamps of eleven shops.',
  '- Write SQL every day about what sells and what does not.',
  '- SQL',
  '- Excel',
];

/** The path of the newest link to `page` in the mails to an address. */
async function linkTo(address: string, page: 'confirm-address' | 'received'): Promise<string> {
  const folder = path.join(dataDir, 'mail');
  const find = () =>
    (fs.existsSync(folder) ? fs.readdirSync(folder) : [])
      .filter((name) => name.endsWith('.eml'))
      .map((name) => path.join(folder, name))
      .toSorted((a, b) => fs.statSync(b).mtimeMs - fs.statSync(a).mtimeMs)
      .map((file) => fs.readFileSync(file, 'utf8').replaceAll(/=\r?\n/g, ''))
      .filter((mail) => mail.includes(address))
      .map((mail) => new RegExp(`/${page}/[\\w-]{43}`).exec(mail)?.[0])
      .find((link) => link !== undefined);
  await expect.poll(find).toBeDefined();
  return find() ?? '';
}

/** Writes a job whose applications go to an address, with two questions. */
async function writeJob(page: Page, title: string, email: string) {
  await page.goto('/hiring/jobs/new?company=kitewing');
  await untilInteractive(page.getByRole('button', { name: 'Write the ad' }));
  await page.getByLabel('Title').fill(title);
  await page.getByRole('button', { name: 'Write the ad' }).click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await page.getByRole('textbox', { name: 'Add a city or country' }).fill('Pune, India');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByLabel('Text of the ad').fill(AD.join('\n'));
  await page.getByRole('radio', { name: 'By e-mail' }).check();
  await page.getByLabel('E-mail address for applications').fill(email);
  await page.getByRole('button', { name: 'Add a question' }).click();
  await page.getByLabel('Question 1', { exact: true }).fill('When can you start?');
  await page.getByLabel('Must be answered').check();
  await page.getByRole('button', { name: 'Add a question' }).click();
  await page.getByLabel('Question 2', { exact: true }).fill('Three days at the shop?');
  await page.getByLabel('Answer', { exact: true }).last().selectOption({ label: 'Yes or no' });
  await page.getByText(/^Saved/).waitFor();
  await page.getByRole('button', { name: 'Ask for confirmation' }).click();
  await page.getByText(`We have asked ${email}`).waitFor();
  await expectAccessible(page);
}

test('an application from a phone goes to a confirmed address and is answered on a phone by its link', async () => {
  const title = 'Lamp keeper by mail';
  const email = 'people@kitewing.example';
  const employer = await openTestUser(browser, origin);
  const owner = await openTestUser(browser, origin, { screen: 'phone' });
  const member = await openTestUser(browser, origin, { screen: 'phone' });
  await signIn(employer.page, origin, { existing: 'Arjun Mehta' });
  await employer.page.goto('/hiring');
  await writeJob(employer.page, title, email);

  await owner.page.goto(await linkTo(email, 'confirm-address'));
  await owner.page.getByRole('heading', { name: 'May applications for Kitewing go to this address?' }).waitFor();
  await expectAccessible(owner.page);
  await owner.page.getByRole('button', { name: 'Yes, send them here' }).click();
  await owner.page.getByRole('heading', { name: 'Applications for Kitewing go to this address' }).waitFor();
  await employer.page.reload();
  await employer.page.getByText(`${email} is confirmed.`).waitFor();
  await employer.page.getByRole('button', { name: 'Publish', exact: true }).click();
  await employer.page.getByRole('link', { name: 'See the live page' }).waitFor();
  const live = (await employer.page.getByRole('link', { name: 'See the live page' }).getAttribute('href')) ?? '';

  await signIn(member.page, origin, { create: 'Lata Lamp' });
  await member.page.goto(`${live}?apply=1`);
  const form = member.page.getByRole('dialog');
  await form.getByText(`go to ${email}, an address of Kitewing that was confirmed`, { exact: false }).waitFor();
  await form.getByLabel('Cover letter').fill('I have kept lamps for six years.');
  await form.locator('input[type=file]').setInputFiles(await pdfResume(ANALYST));
  await form.getByRole('button', { name: 'Send application' }).click();
  await form.getByText('Answer this question.').waitFor();
  await form.getByLabel('When can you start?').fill('In March');
  await form.getByText('Answer this question.').waitFor({ state: 'detached' });
  await form.getByRole('radio', { name: 'Yes' }).check();
  await expectAccessible(member.page);
  await form.getByRole('button', { name: 'Send application' }).click();
  await member.page.waitForURL(/\/thankyou/);

  await owner.page.goto(await linkTo(email, 'received'));
  await owner.page.getByRole('heading', { level: 1, name: 'Lata Lamp' }).waitFor();
  for (const text of ['I have kept lamps for six years.', 'When can you start?', 'In March'])
    await owner.page.getByText(text).first().waitFor();
  await owner.page.locator('svg.reading-page').first().waitFor();
  await expectNoOverflow(owner.page);
  await expectAccessible(owner.page);
  await owner.page.getByRole('button', { name: 'Shortlist' }).click();
  await owner.page.getByText('Lata Lamp has been told: Shortlisted').waitFor();
  await owner.page.getByLabel('What the applicant will read').fill('The place is filled.');
  await owner.page.getByRole('button', { name: 'Reject', exact: true }).click();
  await owner.page.getByRole('button', { name: 'Take back' }).click();
  await owner.page.getByRole('button', { name: 'Interview' }).waitFor();

  await member.page.goto('/applications');
  await member.page
    .getByRole('link', { name: title })
    .or(member.page.getByRole('button', { name: title }))
    .first()
    .click();
  const entry = member.page.getByRole('dialog');
  await entry.getByText(`Delivered to ${email}`).waitFor();
  await entry.getByText('Shortlisted').first().waitFor();
  await entry.getByText('Answers', { exact: true }).click();
  await entry.getByText('In March').waitFor();
  await expectAccessible(member.page);

  await owner.page.getByRole('button', { name: /Not the right place/ }).click();
  await owner.page
    .getByRole('dialog')
    .or(owner.page.getByRole('alertdialog'))
    .getByRole('button', { name: 'End these e-mails' })
    .click();
  await owner.page.getByText('Ended. No further application goes to this address.').waitFor();
  await member.page.goto(live);
  await member.page.getByText('This job is closed').first().waitFor();
  expect([employer, owner, member].flatMap(({ consoleErrors }) => consoleErrors)).toEqual([]);
  await Promise.all([employer, owner, member].map(({ leave }) => leave()));
});
