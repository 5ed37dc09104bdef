/** An application from both sides: what the employer does and what the applicant sees of it. */
import { randomUUID } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../setup/browser.ts';
import { queryDatabase } from '../setup/query-database.ts';
import { workerServer } from '../setup/worker-server.ts';
import { ANALYST, pdfResume } from './files.ts';
import { expectAccessible, openTestUser, signIn, untilInteractive } from './test-user.ts';

let browser: Browser;
const { origin, databaseUrl = '' } = workerServer();
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

type Job = { id: string; slug: string; company_id: string };

/** A job of a company of its own, for which one applies here. */
async function addJob(): Promise<Job> {
  const [job] = await queryDatabase<Job>(
    databaseUrl,
    `with company as (insert into companies (slug, name, about, location)
       values ('kitewing-' || gen_random_uuid()::text, 'Kitewing', 'Kites.', 'Kochi') returning id)
     insert into jobs (company_id, slug, title, role_type, work_mode, location, family, summary, description, posted_on, source, source_id)
     select company.id, 'kite-counter-' || gen_random_uuid()::text, 'Kite counter', 'Full-time', 'Hybrid', 'Kochi', 'data', 'Count kites.',
       '## Requirements' || chr(10) || '- SQL and Power BI are required', current_date, 'test', gen_random_uuid()::text from company
     returning id, slug, company_id`,
    [],
  );
  if (!job) throw new Error('no job was added');
  return job;
}

async function signUp(page: Page, name: string): Promise<void> {
  const account = { create: name, email: `${randomUUID()}@people.example` };
  await signIn(page, origin, account);
}

/** Signs up as somebody who works for the company. */
async function becomeEmployer(page: Page, job: Job, role = 'owner'): Promise<void> {
  await signUp(page, 'Priya Nair');
  const response = await page.request.get('/api/users/auth/logged_in');
  const { data } = (await response.json()) as { data: { id: string } };
  await queryDatabase(databaseUrl, 'insert into company_people (company_id, user_id, role) values ($1, $2, $3)', [
    job.company_id,
    data.id,
    role,
  ]);
}

async function applyAs(page: Page, name: string, job: Job): Promise<string> {
  await signUp(page, name);
  const applied = await page.request.post('/api/job_applications', {
    headers: { origin, 'sec-fetch-site': 'same-origin' },
    multipart: {
      job_slug: job.slug,
      cover_letter: 'I would like to count your kites. <b>Really</b>',
      file: await pdfResume(ANALYST),
    },
  });
  if (!applied.ok()) throw new Error(`applying ended with ${applied.status()}`);
  const { data } = (await applied.json()) as { data: { id: string } };
  return data.id;
}

const openApplication = (page: Page, job: Job) => page.goto(`/applications?entry=job-${job.id}`);
const tile = (page: Page, name: string) => page.locator('.applicant-tile', { hasText: name });

test('an applicant on a phone sees being opened, shortlisted, written to and invited as it happens, and answers', async () => {
  const job = await addJob();
  const [employer, applicant] = [await openTestUser(browser, origin), await openTestUser(browser, origin, { screen: 'phone' })];
  await becomeEmployer(employer.page, job);
  const applicationId = await applyAs(applicant.page, 'Asha Pillai', job);
  await openApplication(applicant.page, job);
  const drawer = applicant.page.getByRole('dialog');
  await drawer.getByText('Kitewing reads applications here').waitFor();

  await employer.page.goto(`/hiring/jobs/${job.id}/applicants`);
  await tile(employer.page, 'Asha Pillai').getByRole('link').click();
  const pane = employer.page.getByRole('article', { name: 'Asha Pillai' });
  await pane.getByText('I would like to count your kites. <b>Really</b>').waitFor();
  await pane.getByRole('img', { name: /^Page 1 of/ }).waitFor();
  await expectAccessible(employer.page);
  await drawer.getByText('Viewed').first().waitFor();

  await pane.getByLabel('Message that goes with it').fill('Hello {name}, when could you start?');
  await pane.getByRole('button', { name: 'Shortlist and send' }).click();
  await employer.page.getByText('Asha Pillai: Shortlisted').waitFor();
  await drawer.getByText('Hello Asha, when could you start?').waitFor();
  await drawer.getByText('Shortlisted').first().waitFor();
  await drawer.getByLabel('Write to Kitewing').fill('On the first of January.');
  await drawer.getByRole('button', { name: 'Send', exact: true }).click();
  await pane.getByText('On the first of January.').waitFor();
  // The employer has it on an open page.
  const readMessages = () =>
    queryDatabase(
      databaseUrl,
      `select id from application_messages where side = 'applicant' and read_at is not null and job_application_id = $1`,
      [applicationId],
    );
  await expect.poll(async () => (await readMessages()).length).toBe(1);
  await expectAccessible(applicant.page);

  await pane.getByLabel('Note for colleagues').fill('Starts in January, good.');
  await pane.getByRole('button', { name: 'Add note' }).click();
  await pane.getByText('Starts in January, good.').waitFor();
  await pane.getByRole('button', { name: 'Invite to an interview' }).click();
  const invitation = employer.page.getByRole('dialog', { name: 'Invite to an interview' });
  await invitation.getByLabel('Day').fill('2031-12-22');
  await invitation.getByLabel('Time', { exact: true }).fill('11:00');
  await invitation.getByLabel('Time zone').selectOption('Asia/Kolkata');
  await invitation.getByLabel('Place').fill('12 Harbour Road, Kochi');
  await expectAccessible(employer.page);
  await invitation.getByRole('button', { name: 'Send invitation' }).click();
  await drawer.getByText('Monday, 22 December 2031, 11:00 to 11:30 (Asia/Kolkata)').waitFor();
  await drawer.getByRole('button', { name: 'I will be there' }).click();
  await drawer.getByRole('heading', { name: 'You are coming to the interview' }).waitFor();
  await pane.getByText('Accepted').waitFor();
  expect(await drawer.getByText('Starts in January, good.').count()).toBe(0);
  expect([...employer.consoleErrors, ...applicant.consoleErrors]).toEqual([]);
  await employer.leave();
  await applicant.leave();
});

test('a rejection by an employer on a phone is taken back, made again, and shown with its reason when it is due', async () => {
  const job = await addJob();
  const [employer, applicant] = [await openTestUser(browser, origin, { screen: 'phone' }), await openTestUser(browser, origin)];
  await becomeEmployer(employer.page, job, 'recruiter');
  const applicationId = await applyAs(applicant.page, 'Ben Kumar', job);
  await openApplication(applicant.page, job);
  const drawer = applicant.page.getByRole('dialog');
  await employer.page.goto(`/hiring/jobs/${job.id}/applicants`);
  await expectAccessible(employer.page);
  await tile(employer.page, 'Ben Kumar').getByRole('link').click();
  const pane = employer.page.getByRole('article', { name: 'Ben Kumar' });
  const reject = async () => {
    await untilInteractive(pane.getByLabel('What the applicant will read'));
    await pane.getByLabel('What the applicant will read').fill('We need window functions from the first week.');
    await pane.getByRole('button', { name: 'Reject', exact: true }).click();
    await pane.getByRole('heading', { name: /^Rejected, not told before/ }).waitFor();
  };
  await reject();
  await employer.page.getByRole('button', { name: 'Undo' }).click();
  await pane.getByRole('heading', { name: 'Or reject, with a reason' }).waitFor();
  await reject();
  await pane.getByRole('button', { name: 'Take back' }).click();
  await reject();
  await drawer.getByText('Viewed').first().waitFor();
  expect(await drawer.getByText('window functions').count()).toBe(0);

  await queryDatabase(
    databaseUrl,
    `update application_rejections set due_at = now() where job_application_id = $1 and taken_back_at is null`,
    [applicationId],
  );
  await drawer.getByRole('heading', { name: 'Kitewing has decided against your application' }).waitFor();
  await drawer.getByText('We need window functions from the first week.').waitFor();
  await drawer.getByRole('link', { name: 'Look for similar jobs' }).waitFor();
  await expectAccessible(applicant.page);
  expect([...employer.consoleErrors, ...applicant.consoleErrors]).toEqual([]);
  await employer.leave();
  await applicant.leave();
});

test('several applicants are chosen in the list and moved, and hidden names appear with the shortlist', async () => {
  const job = await addJob();
  const employer = await openTestUser(browser, origin);
  await becomeEmployer(employer.page, job);
  for (const name of ['Asha Pillai', 'Ben Kumar']) {
    const applicant = await openTestUser(browser, origin);
    await applyAs(applicant.page, name, job);
    await applicant.leave();
  }
  const { page } = employer;
  await page.goto(`/hiring/jobs/${job.id}/applicants?view=list`);
  await page.getByRole('switch', { name: 'Hide names until the shortlist' }).click();
  await expect.poll(() => page.getByRole('link', { name: /^Applicant [0-9A-F]{5}$/ }).count()).toBe(2);
  expect(await page.getByText('Asha Pillai').count()).toBe(0);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await expectAccessible(page);
  await page.getByRole('region', { name: '2 selected' }).getByRole('button', { name: 'Move' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Shortlist', exact: true }).last().click();
  await page.getByText('Moved: 2').waitFor();
  await page.getByRole('link', { name: 'Asha Pillai' }).click();
  await page.getByRole('article', { name: 'Asha Pillai' }).waitFor();
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  expect(employer.consoleErrors).toEqual([]);
  await employer.leave();
});
