import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../setup/browser.ts';
import { queryDatabase } from '../setup/query-database.ts';
import { workerServer } from '../setup/worker-server.ts';
import { ANALYST, hugePdf, pdfResume, scannedPdf } from './files.ts';
import { expectAccessible, signInAs, signInThroughPages, openTestUser, holdMessage } from './test-user.ts';
import { apply, openJob } from './steps.ts';

let browser: Browser;
const { origin, databaseUrl = '' } = workerServer();
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test('missing, too large and invalid files show an error and keep the cover letter, and sending works after a network failure', async () => {
  const { page, leave } = await openTestUser(browser, origin);
  await openJob(page, 'marketing');
  await page.getByRole('button', { name: 'Apply', exact: true }).first().click();
  await signInThroughPages(page, 'Rahul Verma');
  await page.getByLabel('Cover letter', { exact: true }).fill('Words I would not like to type twice.');
  const send = page.getByRole('button', { name: 'Send application' });
  const file = page.locator('input[type=file]');

  await send.click();
  await page.getByText('Add your résumé as a file.').waitFor();
  await file.setInputFiles(hugePdf());
  await page.getByText(/5 MB/).first().waitFor();
  await file.setInputFiles({ name: 'resume.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') });
  await page.getByRole('alert').first().waitFor();
  await file.setInputFiles({ name: 'page.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html>not a pdf</html>') });
  await send.click();
  await page.getByRole('alert').first().waitFor();
  await expectAccessible(page);
  expect(await page.getByLabel('Cover letter', { exact: true }).inputValue()).toBe('Words I would not like to type twice.');

  await page.route('**/api/job_applications', (route) => route.abort());
  await file.setInputFiles(await pdfResume(ANALYST));
  await send.click();
  await page.getByRole('alert').first().waitFor();
  await page.unroute('**/api/job_applications');
  await send.dblclick();
  await page.waitForURL(/\/thankyou/);
  await page.goto('/applications');
  await leave();
});

test('a scanned résumé is accepted and answered with a reason instead of a score', async () => {
  const { page, leave } = await openTestUser(browser, origin, { screen: 'phone' });
  await openJob(page, 'teacher');
  await apply(page, 'Dev Kapoor', 'My résumé is a photograph.', await scannedPdf());
  await page.getByRole('heading', { name: 'Your résumé is a picture of text' }).waitFor();
  await page.getByText('There is no score, not a low one').waitFor();
  await expectAccessible(page);
  await leave();
});

test('the thank-you page names a public job to a visitor', async () => {
  const { page, leave } = await openTestUser(browser, origin);
  const response = await page.request.get('/api/jobs?per_page=1');
  const { data: jobs } = (await response.json()) as {
    data: { attributes: { slug: string; company_slug: string; title: string } }[];
  };
  const { slug = '', company_slug = '', title = '' } = jobs[0]?.attributes ?? {};
  await page.goto(`/jobs-apprenticeships/${company_slug}/${slug}/00000000-0000-4000-8000-000000000000/thankyou`);
  await page.getByRole('heading', { name: `Your application for ${title} is on its way` }).waitFor();
  await leave();
});

test('a visitor at the thank-you page is asked to sign in after two seconds', async () => {
  const { page, leave } = await openTestUser(browser, origin);
  // The page itself notes when it asks, because a busy machine may look at it only later.
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('[role="dialog"]')) return;
      performance.mark('asked');
      observer.disconnect();
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  await page.goto('/jobs-apprenticeships/lumen-retail/some-job/00000000-0000-4000-8000-000000000000/thankyou');
  await page.getByRole('link', { name: /Interview Tips Learning Pack/, includeHidden: true }).waitFor();
  await page.getByRole('dialog').getByRole('link', { name: 'Continue with Google' }).waitFor();
  expect(await page.evaluate(() => performance.getEntriesByName('asked')[0]?.startTime)).toBeGreaterThanOrEqual(2000);
  await leave();
});

/**
 * A job for which one applies on the employer's own page; returns its path. Its words are its own: journeys share the
 * database, and one that applies for the first job it finds must not find this one.
 */
async function addJobElsewhere(applyUrl: string): Promise<string> {
  const [job] = await queryDatabase<{ path: string }>(
    databaseUrl,
    `insert into jobs (company_id, slug, title, role_type, work_mode, location, family, description, posted_on, source, source_id, apply_url)
     select id, 'lighthouse-keeper-' || gen_random_uuid()::text, 'Lighthouse keeper', 'Full-time', 'On-site', 'Kochi', 'operations',
       'Keep the lamp lit.', current_date, 'test', gen_random_uuid()::text, $1
     from companies where slug = 'lumen-retail'
     returning '/jobs-apprenticeships/lumen-retail/' || slug as path`,
    [applyUrl],
  );
  return job?.path ?? '';
}

test('on a phone a job leads to the employer’s own page, and having applied there is kept among the applications', async () => {
  const { page, context, consoleErrors, leave } = await openTestUser(browser, origin, { screen: 'phone' });
  await page.goto(await addJobElsewhere(`${origin}/privacy-policy`));
  expect(await page.locator('script[type="application/ld+json"]').allTextContents()).toEqual(
    expect.arrayContaining([expect.stringContaining('"directApply":false')]),
  );
  const opened = context.waitForEvent('page');
  await page.locator('.apply-bar').getByRole('link', { name: 'Apply' }).click();
  await (await opened).close();
  await page.getByRole('button', { name: 'I applied there' }).click();
  await signInAs(page, 'Rahul Verma');
  await page.getByRole('button', { name: 'I applied there' }).click();
  await holdMessage(page, 'It is in your applications');
  await page.getByRole('heading', { name: 'You told us that you applied there' }).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'I applied there' }).click();
  await page.getByRole('link', { name: 'In your applications' }).click();
  await page.getByRole('dialog').getByText('Applied').first().waitFor();
  expect(consoleErrors).toEqual([]);
  await leave();
});
