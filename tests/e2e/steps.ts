/** Steps that several tests share: finding a job, applying and paying. */
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { BEGINNER, pdfResume, type Upload } from './files.ts';
import { signIn, signInAs, untilInteractive } from './test-user.ts';

/** Opens the first job that a search finds. */
export async function openJob(page: Page, query: string): Promise<void> {
  await page.goto(`/jobs-apprenticeships?query=${encodeURIComponent(query)}`);
  await page.locator('.item-title a').first().click();
  await page.getByRole('button', { name: 'Apply', exact: true }).first().waitFor();
}

/** Applies through the pages: signs in over HTTP if asked, then fills in the letter and the file. */
export async function apply(page: Page, person: string, letter: string, resume: Upload): Promise<void> {
  await page.getByRole('button', { name: 'Apply', exact: true }).first().click();
  const form = page.getByLabel('Cover letter', { exact: true });
  const provider = page.getByRole('link', { name: 'Continue with Google' });
  await form.or(provider).first().waitFor();
  if (await provider.isVisible()) await signInAs(page, person);
  await form.waitFor();
  await page.getByLabel('Cover letter', { exact: true }).fill(letter);
  await page.locator('input[type=file]').setInputFiles(resume);
  await page.getByRole('button', { name: 'Send application' }).click();
  await page.waitForURL(/\/thankyou/);
}

/** Signs up and applies over HTTP, then opens the thank-you page. The account is new, since nobody applies for a job twice. */
export async function applyOverHttp(page: Page, origin: string, query: string, resume: Upload): Promise<void> {
  const account = { create: 'Nisha Applicant', email: `${randomUUID()}@people.example` };
  await signIn(page, origin, account);
  const response = await page.request.get(`/api/jobs?query=${encodeURIComponent(query)}`);
  const { data: jobs } = (await response.json()) as { data: { attributes: { slug: string; company_slug: string } }[] };
  const { slug = '', company_slug = '' } = jobs[0]?.attributes ?? {};
  const applied = await page.request.post('/api/job_applications', {
    headers: { origin, 'sec-fetch-site': 'same-origin' },
    multipart: { job_slug: slug, cover_letter: 'I would like to count with you.', file: resume },
  });
  if (!applied.ok()) throw new Error(`no application for ${slug}: ${applied.status()} ${await applied.text()}`);
  const { data: application } = (await applied.json()) as { data: { id: string } };
  await page.goto(`/jobs-apprenticeships/${company_slug}/${slug}/${application.id}/thankyou`);
}

/** Applies for a job of a data analyst, and starts the plan of everything that is missing from its offer. */
export async function makePlan(page: Page, origin: string): Promise<void> {
  await applyOverHttp(page, origin, 'data analyst store operations', await pdfResume(BEGINNER));
  await page.getByRole('heading', { name: 'Your strongest evidence' }).waitFor();
  await untilInteractive(page.getByRole('link', { name: 'Generate Learning Plan' }));
  await page.getByRole('link', { name: 'Generate Learning Plan' }).click();
  await startPlan(page);
}

/** Chooses everything that is missing in the offer of a plan, and starts with the first stop. */
export async function startPlan(page: Page): Promise<void> {
  await page.getByRole('heading', { name: /stops? away$/ }).waitFor();
  await page.getByRole('radio', { name: /^Everything that is missing/ }).check();
  await page.waitForURL(/aim=everything/);
  await untilInteractive(page.getByRole('button', { name: 'Start the first stop, free' }));
  await page.getByRole('button', { name: 'Start the first stop, free' }).click();
  await page.getByRole('heading', { name: /^Personalized Learning Plan for the/ }).waitFor();
}

/** Opens the payment of the report, also where the page says that it is not needed. */
export async function openReportPayment(page: Page): Promise<void> {
  await untilInteractive(reportPaymentButton(page));
  await reportPaymentButton(page).click();
}

export const reportPaymentButton = (page: Page): Locator =>
  page.getByRole('button', { name: /^(View My Score|Show me the sums anyway)/ });

/** Opens a course that can be recommended, and returns the member's link to it. */
export async function getReferralLink(page: Page, course: string): Promise<string> {
  await page.goto('/referral');
  await page.getByRole('link', { name: course }).click();
  // Both pages have the button; this one's link leads to the course.
  await page.getByRole('heading', { level: 1, name: course }).waitFor();
  await page.getByRole('button', { name: 'Get my link' }).click();
  return page.getByLabel('Link to share', { exact: true }).inputValue();
}

/** Gives a telephone number, which an earlier payment fills in, and goes to the payment page. */
export async function pressPayNow(page: Page): Promise<void> {
  await page.getByLabel('Your telephone number').fill('98450 12345');
  await page.getByRole('button', { name: 'Pay Now' }).click();
}

/** Buys the report from the free look and opens it. */
export async function buyReport(page: Page): Promise<void> {
  await openReportPayment(page);
  await pressPayNow(page);
  await payOnProvidersPage(page, 'Success');
  await page.getByRole('link', { name: 'View Role Fitment Score' }).click();
  await untilInteractive(page.getByRole('heading', { name: 'Core requirements' }));
}

export type WebhookTiming = 'After the browser is back' | 'Before the browser is back' | 'Twice' | 'Never';

/** Pays by UPI on the sandbox's page; `scenario` is the label of an outcome. */
export async function payOnProvidersPage(
  page: Page,
  scenario: string,
  webhookTiming: WebhookTiming = 'After the browser is back',
): Promise<void> {
  await page.waitForURL(/^http:\/\/127\.0\.0\.1/);
  await page.getByText('UPI', { exact: true }).click();
  await page
    .locator('label', { has: page.getByText(scenario, { exact: true }) })
    .getByRole('radio')
    .check();
  await page.getByLabel('When the webhook is sent').selectOption({ label: webhookTiming });
  await page.getByRole('button', { name: /^Pay ₹/ }).click();
}

type Question = { question: string; options: string[]; answer: number; explanation: string };

/** Answers the question of a check that is shown with the keyboard alone, and waits for what is said about it. */
export async function answerQuestion(page: Page, skillId: string, right: boolean): Promise<void> {
  const { questions } = JSON.parse(fs.readFileSync(`content/checks/${skillId}.json`, 'utf8')) as { questions: Question[] };
  const text = await page.locator('.quiz-question').textContent();
  const options = await page.locator('.quiz-option > span').allTextContents();
  const asked = questions.find((item) => item.question === text && item.options.every((option) => options.includes(option)));
  if (!asked) throw new Error(`the question is not in the content: ${text}`);
  const key = options.indexOf(asked.options[asked.answer] ?? '');
  await page.keyboard.press('abcd'[right ? key : (key + 1) % options.length] ?? '');
  await page.keyboard.press('Enter');
  await page.getByRole('status').filter({ hasText: asked.explanation }).waitFor();
}

/** Answers all questions of the open check right; `label` is how a question is numbered. */
export async function passCheck(
  page: Page,
  skillId: string,
  label = (number: number) => `Question ${number} of 8`,
): Promise<void> {
  for (let number = 1; number <= 8; number++) {
    await page.getByText(label(number)).waitFor();
    await answerQuestion(page, skillId, true);
    await page.keyboard.press('Enter');
  }
}

/** Ticks everything that the open piece of work shows. */
export async function checkAllCriteria(page: Page): Promise<void> {
  const criteria = page.locator('.work-criteria').getByRole('checkbox');
  await criteria.first().waitFor();
  for (const criterion of await criteria.all()) await criterion.check();
}

/** Buys the open plan and opens it again. */
export async function buyPlan(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Get Full Access' }).click();
  await pressPayNow(page);
  await payOnProvidersPage(page, 'Success', 'Before the browser is back');
  await page.getByRole('link', { name: 'View Personalised Learning Plan' }).click();
  await page.getByRole('link', { name: 'Save PDF' }).waitFor();
}

/** Fills in an application to a program from its first step and pays the fee. */
export async function payApplicationFee(page: Page): Promise<void> {
  await page.getByLabel('Phone', { exact: true }).fill('+91 98450 12345');
  await page.getByLabel('City or town', { exact: true }).fill('Salem');
  await page.getByLabel('Highest qualification', { exact: true }).fill('B.A.');
  await page.getByLabel('Where you got it', { exact: true }).fill('Periyar University');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await page.getByRole('radio').first().check();
  await page.getByLabel(/^Which number about people/).fill('Attrition, counted twice.');
  await page.locator('input[type=file]').setInputFiles({ name: 'job.txt', mimeType: 'text/plain', buffer: Buffer.from('Clerk') });
  await page.getByText('job.txt').waitFor();
  await page.locator('button:enabled', { hasText: 'Replace' }).waitFor();
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await page.getByRole('button', { name: 'This is right' }).click();
  await page.getByRole('button', { name: 'Pay ₹600' }).click();
  await payOnProvidersPage(page, 'Success');
  await page.getByRole('heading', { name: 'Payment successful' }).waitFor();
}
