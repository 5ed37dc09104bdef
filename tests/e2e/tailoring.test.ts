import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../setup/browser.ts';
import { workerServer } from '../setup/worker-server.ts';
import { pdfResume } from './files.ts';
import { applyOverHttp } from './steps.ts';
import { expectAccessible, expectNoOverflow, openTestUser, untilInteractive } from './test-user.ts';

let browser: Browser;
const { origin } = workerServer();
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const OWN = 'Found the root of each fault and its cause after an analysis with the line team';
const WORDED = 'Found the root of each fault and its cause after an analysis (root cause analysis) with the line team';
const OTHER = 'Kept the pumps of two plants running and trained four operators in the first year';
const RESUME = [
  'Nisha Applicant',
  'nisha@people.example',
  'Experience',
  'Line engineer',
  'Vembu Homeware',
  'Jul 2024 - Present',
  `- ${OWN}`,
  `- ${OTHER}`,
  'Education',
  'Diploma in Mechanical Engineering, Kerala University, 2019',
];
const PROFILE = {
  experience: [
    {
      title: 'Line engineer',
      organisation: 'Vembu Homeware',
      location: 'Kochi',
      started_on: '2024-07',
      ended_on: null,
      text: `${OWN}\n${OTHER}`,
    },
  ],
};

/** Applies with a résumé that says something in other words than the ad, and opens the page of the score. */
async function apply(page: Page, resume = RESUME, profile: object = PROFILE): Promise<void> {
  await applyOverHttp(page, origin, 'process engineer water treatment', await pdfResume(resume));
  await page.getByRole('heading', { name: 'Your strongest evidence' }).waitFor();
  await fillProfile(page, profile);
}

async function fillProfile(page: Page, data: object): Promise<void> {
  const headers = { origin, 'sec-fetch-site': 'same-origin' };
  expect((await page.request.patch('/api/users/profile', { headers, data })).ok()).toBe(true);
}

const openTailoring = async (page: Page) => {
  const id = /[0-9a-f-]{36}/.exec(page.url())?.[0] ?? '';
  await page.goto(`/fitment-score/${id}`);
  const link = page.getByRole('link', { name: 'Better words for your résumé' });
  await untilInteractive(link);
  await link.click();
  await page.getByRole('heading', { name: 'Say what you have done', level: 1 }).waitFor();
};

test('a suggested line is taken, and the résumé with it is downloaded and kept as a version', async () => {
  const { page, consoleErrors, leave } = await openTestUser(browser, origin);
  await apply(page);
  await openTailoring(page);
  const paper = page.getByRole('article', { name: 'Preview of your résumé' });
  await paper.getByText(OWN).waitFor();
  await page.getByRole('button', { name: 'Take it: Root cause analysis' }).click();
  await paper.getByText(WORDED).waitFor();
  await expectAccessible(page);

  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'DOCX' }).click()]);
  expect(download.suggestedFilename()).toBe('Nisha Applicant.docx');
  await page.getByRole('button', { name: 'Keep as a version' }).click();
  await page.getByRole('link', { name: 'See your résumés' }).click();
  await page.getByRole('heading', { name: /^For Jaltarang Water/ }).waitFor();
  expect(consoleErrors).toEqual([]);
  await leave();
});

test('on a phone a line is worded by hand and undone, and the outline begins the letter', async () => {
  const { page, consoleErrors, leave } = await openTestUser(browser, origin, { screen: 'phone' });
  await apply(page);
  await openTailoring(page);
  const paper = page.getByRole('article', { name: 'Preview of your résumé' });
  await untilInteractive(page.getByRole('button', { name: 'Edit: Root cause analysis' }));
  await page.getByRole('button', { name: 'Edit: Root cause analysis' }).click();
  await page.getByLabel('In your own words').fill('Drank tea with 400 people on the line');
  await page.getByText('No longer shows Root cause analysis.').waitFor();
  await page.getByText('New here: 400.').waitFor();
  await page.getByLabel('In your own words').fill('Did the root cause analysis of each fault with the line team');
  await page.getByText('Names Root cause analysis.').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Take my words' }).click();
  await paper.getByText('Did the root cause analysis of each fault').waitFor();
  await page.getByRole('button', { name: 'Undo: Root cause analysis' }).click();
  await paper.getByText(OWN).waitFor();
  await expectNoOverflow(page);
  await page.getByRole('button', { name: 'Take it into my letter' }).click();
  await page.waitForURL(/\/jobs-apprenticeships\/jaltarang-water\//);
  const letter = await page.evaluate(() => sessionStorage.getItem('letter-draft:process-engineer-water-treatment'));
  expect(letter).toContain(OWN);
  expect(consoleErrors).toEqual([]);
  await leave();
});

const MODELS = 'Found the root of each fault and its cause after an analysis, in root cause analysis, with the line team';

/** Answers as a server with a language model that worded the first line; the line is saved as it is sent. */
async function withLanguageModel(page: Page): Promise<void> {
  const at = MODELS.indexOf('root cause analysis');
  const worded = { text: MODELS, marks: [[at, at + 'root cause analysis'.length]], model: 'little-model' };
  await page.route(/\/api\/tailoring\//, async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: { attributes: { lines: object[] } } };
    const { attributes } = body.data;
    attributes.lines = attributes.lines.map((line, index) => (index === 0 ? { ...line, worded } : line));
    await route.fulfill({ response, json: body });
  });
}

test('on a phone a line in a language model’s words says so, is taken, and goes back to ours with one press', async () => {
  const { page, consoleErrors, leave } = await openTestUser(browser, origin, { screen: 'phone' });
  await withLanguageModel(page);
  await apply(page);
  await openTailoring(page);
  const paper = page.getByRole('article', { name: 'Preview of your résumé' });
  const suggested = page.locator('.suggested');
  await expect.poll(() => suggested.textContent()).toBe(MODELS);
  await page.getByText('Worded by a language model (little-model)').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Back to our wording' }).click();
  await expect.poll(() => suggested.textContent()).toBe(WORDED);
  await page.getByRole('button', { name: 'See the model’s wording' }).click();
  await page.getByRole('button', { name: 'Take it: Root cause analysis' }).click();
  await paper.getByText(MODELS).waitFor();
  await page.getByText('Worded by a language model (little-model)').waitFor();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.getByRole('button', { name: 'Back to our wording' }).click();
  await paper.getByText(WORDED).waitFor();
  expect(consoleErrors).toEqual([]);
  await leave();
});

test('a clean résumé is made in Hindi, and a JSON Resume fills the profile only where the member chooses', async () => {
  const { page, consoleErrors, leave } = await openTestUser(browser, origin);
  await apply(page);
  await page.goto('/resumes');
  await page.getByRole('link', { name: 'Make a clean résumé from your profile' }).click();
  const paper = page.getByRole('article', { name: 'Preview of your résumé' });
  await page.getByRole('button', { name: 'हिन्दी' }).click();
  await paper.getByRole('heading', { name: 'कार्य अनुभव' }).waitFor();
  const file = {
    basics: { summary: 'Ten years of pumps.' },
    skills: [{ name: 'PLC' }],
    work: [{ name: 'A', position: 'B', startDate: '2019' }],
  };
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'resume.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(file)) });
  await page.getByText('work[0].startDate needs a year and a month').waitFor();
  await page.getByRole('group', { name: 'Skills' }).getByRole('button', { name: 'Add' }).click();
  await page.getByRole('button', { name: 'Change my profile' }).click();
  await paper.getByRole('heading', { name: 'कौशल' }).waitFor();
  expect(await paper.getByText('Ten years of pumps.').count()).toBe(0);
  await expectAccessible(page);
  expect(consoleErrors).toEqual([]);
  await leave();
});

test('in Hindi on a phone, the only answer to a requirement is brought from the projects into the summary, and left again', async () => {
  const { page, consoleErrors, leave } = await openTestUser(browser, origin, { screen: 'phone' });
  const project = 'Changed the PLC programming of a pump station for a class of 40 students';
  const lines = RESUME.filter((line) => !line.includes(OWN));
  const experience = PROFILE.experience.map((role) => ({ ...role, text: OTHER }));
  await apply(page, [...lines, 'Projects', 'Pump station', `- ${project}`], { experience });
  const id = /[0-9a-f-]{36}/.exec(page.url())?.[0] ?? '';
  await page.goto(`/hi/tailor/${id}`);
  await page.getByRole('heading', { name: 'जो किया है, वह कहें', level: 1 }).waitFor();
  const bringUp = page.getByRole('button', { name: /^ऊपर लाएँ: PLC/ });
  await untilInteractive(bringUp);
  await page.getByText('बहुत नीचे, “प्रोजेक्ट” के नीचे है').waitFor();
  await bringUp.click();
  const paper = page.getByRole('article', { name: 'आपके रिज़्यूमे की झलक' });
  await paper.getByText(project).waitFor();
  await expectAccessible(page);
  await expectNoOverflow(page);
  await page.getByRole('button', { name: /^वापस लें: PLC/ }).click();
  await paper.getByText(project).waitFor({ state: 'detached' });
  expect(consoleErrors).toEqual([]);
  await leave();
});
