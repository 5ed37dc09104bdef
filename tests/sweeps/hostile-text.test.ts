/** Hostile text from members and imported files is shown as plain text everywhere. */
import fs from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../setup/browser.ts';
import { PAYLOADS } from '../setup/hostile-text.ts';
import { queryDatabase } from '../setup/query-database.ts';
import { runCommand } from '../setup/server.ts';
import { workerServer } from '../setup/worker-server.ts';
import { BEGINNER, pdfResume } from '../e2e/files.ts';
import { signUpAs } from '../e2e/test-user.ts';
import { expectHarmless, openReader } from './hostile-pages.ts';
import { apply, pressPayNow, openReportPayment, payOnProvidersPage, startPlan } from '../e2e/steps.ts';

const server = workerServer();
const { origin, dataDir, databaseUrl = '' } = server;

const LONG = 'w'.repeat(10_000);
const AD = `Count returns with us.

## What we need
- Strong SQL and Excel, with pivots and lookups.
- Python with pandas for cleaning data.
- Curiosity about how shops work.`;

const encoded = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
/** An employer's file: one job as plain text, and one with its markup encoded as entities. */
const JOBS = [
  {
    id: 'plain',
    title: `Quillfeather keeper ${PAYLOADS[1]} ${PAYLOADS[9]?.slice(0, 60)}`,
    company: `Plain ${PAYLOADS[3]}`,
    description: [AD, ...PAYLOADS, LONG].join('\n'),
    location: `Kochi ${PAYLOADS[0]}`,
    company_url: 'javascript:alert(1)//https://x.example',
  },
  {
    id: 'encoded',
    title: encoded(`Quillfeather keeper ${PAYLOADS[1]} \u202e 👩‍👩‍👧‍👦`),
    company: encoded(`Encoded ${PAYLOADS[3]}\u2028`),
    description: encoded([AD, ...PAYLOADS, LONG].join('\n')),
    location: encoded(`Kochi ${PAYLOADS[1]}`),
    company_url: 'data:text/html,<script>alert(1)</script>',
  },
];

type Card = { attributes: { slug: string; company_slug: string; title: string } };
let browser: Browser;
let jobs: Card[];

beforeAll(async () => {
  browser = await openBrowser();
  const file = path.join(dataDir, 'hostile.jsonl');
  fs.writeFileSync(file, JOBS.map((job) => JSON.stringify(job)).join('\n'));
  await queryDatabase(
    databaseUrl,
    "insert into users (slug, name, email, email_verified, staff_scopes) values ($1, 'Quill Editor', $2, true, '{editor}')",
    ['quill-editor', 'quill.editor@people.example'],
  );
  const applyAt = ['--apply-url', `https://careers.example/apply?to=${PAYLOADS[1]}`];
  runCommand(server, 'import', 'jobs', file, ...applyAt, '--as', 'quill-editor');
  const searchResult = await fetch(`${origin}/api/jobs?query=quillfeather`).then((response) => response.json());
  jobs = searchResult.data;
});
afterAll(() => browser.close());

/** The job whose title contains encoded markup. */
function encodedJob(): Card {
  const job = jobs.find(({ attributes }) => attributes.company_slug.startsWith('encoded'));
  if (!job) throw new Error('the job was not imported');
  return job;
}

const pathOf = ({ attributes }: Card) => `/jobs-apprenticeships/${attributes.company_slug}/${attributes.slug}`;

test.each(['phone', 'desktop'] as const)(
  'a job imported from a hostile file is plain text on every page of a %s, and its JSON-LD can be parsed',
  async (screen) => {
    const { page, dialogs, consoleErrors, leave } = await openReader(browser, origin, screen);
    await expectHarmless(page, '/jobs-apprenticeships?query=quillfeather', 'Quillfeather keeper');
    for (const job of jobs) {
      await expectHarmless(page, pathOf(job), 'pandas for cleaning data');
      expect(await page.title()).toContain('Quillfeather keeper');
      const structured = await page.locator('script[type="application/ld+json"]').allTextContents();
      const items = structured.map((text) => JSON.parse(text) as { '@type': string; title?: string });
      expect(items.filter((item) => item['@type'] === 'JobPosting').map(({ title }) => title)).toEqual([job.attributes.title]);
      await expectHarmless(page, `/company/${job.attributes.company_slug}`, 'Quillfeather keeper');
    }
    for (const list of ['/companies?query=plain', '/companies?query=encoded']) await expectHarmless(page, list);
    const titleWithMarkup = jobs.map(({ attributes }) => attributes.title).find((title) => title.includes('<img data-planted'));
    expect(titleWithMarkup).toBeDefined();
    expect(dialogs).toEqual([]);
    expect(consoleErrors).toEqual([]);
    await leave();
  },
);

test('text that members write about themselves is shown as plain text on each of their pages', async () => {
  const { page, dialogs, consoleErrors, leave } = await openReader(browser, origin, 'phone');
  await page.goto('/boards');
  await signUpAs(page, 'Meena Das');
  // Jobs of a file lead to the employer's page; for this one, one applies here, and somebody reads it.
  const { slug } = encodedJob().attributes;
  await queryDatabase(databaseUrl, 'update jobs set apply_url = null where slug = $1', [slug]);
  await queryDatabase(
    databaseUrl,
    `insert into company_people (company_id, user_id, role)
     select jobs.company_id, users.id, 'owner' from jobs, users where jobs.slug = $1 and users.name <> 'Meena Das' limit 1`,
    [slug],
  );
  await page.goto(pathOf(encodedJob()));
  const letter = [...PAYLOADS, LONG].join('\n');
  await apply(page, 'Meena Das', letter, await pdfResume([...BEGINNER, ...PAYLOADS.slice(0, 8)]));
  const status = new URL(page.url()).pathname;
  const application = status.split('/').at(-2) ?? '';

  for (const payload of [PAYLOADS[1], PAYLOADS[9], PAYLOADS[11], PAYLOADS[12], LONG]) {
    await page.goto('/settings');
    for (const [field, length] of [
      ['Name', 120],
      ['Headline', 160],
      ['Location', 120],
    ] as const)
      await page.getByRole('textbox', { name: field }).fill((payload ?? '').slice(0, length));
    await page.getByRole('button', { name: 'Save profile' }).click();
    await page.getByText('Profile saved.').waitFor();
    await expectHarmless(page, '/settings');
  }

  await page.goto(status);
  await openReportPayment(page);
  await pressPayNow(page);
  await payOnProvidersPage(page, 'Success', 'Before the browser is back');
  await page.getByRole('link', { name: 'View Role Fitment Score' }).waitFor();
  const attached = await attachEvidence(page, application);
  await expectHarmless(page, `/fitment-score/${application}`, attached);
  await page.getByRole('link', { name: 'Unlock Learning Plan' }).click();
  await startPlan(page);
  const plan = new URL(page.url()).pathname;
  for (const address of [plan, '/applications', '/purchases', '/plans', '/settings', status, pathOf(encodedJob())])
    await expectHarmless(page, address);

  await page.goto('/');
  const [purchase] = (await page.request.get('/api/purchases').then((response) => response.json())).data;
  const receipt = await page.request.get(`/api/purchases/${purchase.id}/pdf`);
  expect((await receipt.body()).subarray(0, 5).toString()).toBe('%PDF-');
  expect(dialogs).toEqual([]);
  expect(consoleErrors).toEqual([]);
  await leave();
});

test('text that members write for others is shown as plain text on boards, insights, the forum and the profile', async () => {
  const { page, dialogs, consoleErrors, leave } = await openReader(browser, origin, 'phone');
  await page.goto('/boards');
  await signUpAs(page, 'Anita Desai');
  const write = async (method: 'POST' | 'PATCH', address: string, data: object) => {
    const response = await page.request.fetch(`/api/${address}`, { method, headers: { origin }, data });
    expect(response.ok(), `${address}: ${await response.text()}`).toBe(true);
    return (await response.json()).data;
  };
  const me = (await (await page.request.get('/api/users/auth/logged_in')).json()).data.attributes;
  const position = { title: LONG.slice(0, 100), organisation: PAYLOADS[1], started_on: '2024-01', ended_on: null };
  for (const payload of [PAYLOADS[1], PAYLOADS[9], LONG]) {
    const cut = (length: number) => (payload ?? '').slice(0, length);
    await write('PATCH', 'users/update_profile', { name: cut(120), headline: cut(160), location: cut(120) });
    await write('PATCH', 'users/profile', {
      about: cut(3000),
      goals: cut(1500),
      links: [{ label: cut(60), url: `https://a.example/${'p'.repeat(300)}` }],
      skills: [cut(60)],
      experience: [position],
      education: [position],
      certificates: [],
      hidden: [],
      quoted: [],
      listed: true,
    });
    const board = await write('POST', 'boards', { title: cut(120), description: cut(500), privacy: false });
    const boardPath = `boards/${board.attributes.slug}`;
    const { sections } = (await write('POST', `${boardPath}/sections`, { title: cut(80) })).attributes;
    const card = { kind: 'link', url: `https://a.example/${'q'.repeat(500)}`, title: cut(200), text: cut(4000) };
    await write('POST', `${boardPath}/pin_card_to_board`, { ...card, note: cut(500), section_id: sections[0].id });
    const content = {
      title: cut(100),
      summary: cut(200),
      body: `<p>${'one two '.repeat(10)}${cut(2000)}</p>`,
      hashtags: [cut(40)],
    };
    const insight = await write('POST', 'knowledges', {
      ...content,
      category: 'data-analysis',
      source_url: 'https://a.example/',
      cover: 'waves',
      publish: true,
    });
    await write('POST', 'comments', {
      commentable_type: 'knowledge',
      commentable_id: insight.attributes.slug,
      parent_id: null,
      body: cut(2000),
    });
    const question = await write('POST', 'questions', {
      category: 'data-analysis',
      kind: 'question',
      title: cut(150),
      body: cut(5000),
      hashtags: [cut(40)],
    });
    await write('POST', `questions/${question.attributes.slug}/answers`, { body: cut(5000) });
    const entry = await write('POST', 'tracker', {
      kind: 'job',
      title: cut(200),
      organisation: cut(200),
      url: `https://a.example/${'r'.repeat(500)}`,
      notes: cut(5000),
    });
    await write('POST', `tracker/${entry.id}/stages`, { stage: 'interview', note: cut(500) });
    for (const address of [
      '/applications',
      '/applications?view=board&stage=interview',
      `/applications?entry=${entry.id}`,
      '/',
      board.attributes.path,
      '/boards',
      `/insights/detail/${insight.attributes.slug}`,
      '/insights',
      `/forum/${question.attributes.slug}`,
      '/forum',
      `/profile/${me.slug}`,
      `/profile/${me.slug}/showcase`,
    ])
      await expectHarmless(page, address);
  }
  expect(dialogs).toEqual([]);
  expect(consoleErrors).toEqual([]);
  await leave();
});

/** Attaches evidence to skills of the report; returns a part of it as the page shows it. */
async function attachEvidence(page: Page, application: string): Promise<string> {
  const score = await page.request
    .get(`/api/job_applications/fitment_score?job_application_id=${application}`)
    .then((response) => response.json());
  const texts = [`${PAYLOADS[0]} ${PAYLOADS[1]} ${PAYLOADS[8]}`, `Long ${LONG.slice(0, 590)}`];
  for (const [index, requirement_id] of ['skill-sql', 'skill-pandas'].entries()) {
    const response = await page.request.post(`/api/fitment_scores/${score.data.id}/evidence`, {
      headers: { origin },
      data: { requirement_id, text: texts[index] },
    });
    expect(response.status()).toBe(200);
  }
  return PAYLOADS[0] ?? '';
}

test('hostile text is escaped in e-mails, and names and titles add no headers', async () => {
  const folder = path.join(dataDir, 'mail');
  const readMails = () => fs.readdirSync(folder).map((name) => decodeMail(fs.readFileSync(path.join(folder, name), 'utf8')));
  const jobMails = () => readMails().filter((mail) => mail.includes('Quillfeather'));
  await expect.poll(() => jobMails().length).toBeGreaterThan(0);
  for (const mail of jobMails()) {
    const markup = mail.slice(mail.indexOf('<!doctype html>'));
    expect(markup).toContain('&lt;img data-planted');
    expect(markup).not.toMatch(/<\w+ data-planted/);
    expect(mail.slice(0, mail.search(/\r?\n\r?\n/))).not.toMatch(/^(bcc|cc|reply-to):/im);
  }
});

/** Decodes the parts of a message. */
const decodeMail = (raw: string) =>
  raw
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/(?:=[\dA-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString('utf8'))
    .replaceAll(/(?:^[A-Za-z\d+/=]{60,76}\r?\n)+[A-Za-z\d+/=]*$/gm, (text) => Buffer.from(text, 'base64').toString('utf8'));
