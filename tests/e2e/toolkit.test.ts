import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../setup/browser.ts';
import { workerServer } from '../setup/worker-server.ts';
import { BEGINNER, pdfResume } from './files.ts';
import { openTestUser, untilInteractive } from './test-user.ts';
import { applyOverHttp } from './steps.ts';

let browser: Browser;
const { origin } = workerServer();
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test('the page after applying names the job, and its button scrolls to what the toolkit does on every width', async () => {
  const { page, leave } = await openTestUser(browser, origin);
  await applyOverHttp(page, origin, 'data analyst store operations', await pdfResume(BEGINNER));
  await untilInteractive(page.getByRole('heading', { name: 'Your strongest evidence' }));
  const slug = new URL(page.url()).pathname.split('/')[3];
  const response = await page.request.get(`/api/jobs/${slug}`);
  const { data: job } = (await response.json()) as { data: { attributes: { title: string } } };
  await page.getByText(`Your application for ${job.attributes.title} `).waitFor();

  const heading = page.getByRole('heading', { name: 'Why Choose the career toolkit' });
  const isInView = () =>
    heading.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    });
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(isInView).toBe(false);
    await page.getByRole('link', { name: 'See what the toolkit does' }).click();
    await expect.poll(isInView).toBe(true);
  }
  // The page of the score has one word for the plan, before and after buying.
  await page.goto(`/fitment-score/${new URL(page.url()).pathname.split('/').at(-2)}`);
  await page.getByRole('link', { name: 'Unlock Learning Plan' }).waitFor();
  await leave();
});
