/**
 * Takes screenshots of most pages and dialogs, phone and desktop, light and dark, into .screens:
 * `npm run report -- screens [part-of-a-name]`.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '../tests/setup/browser.ts';
import { PROFILE } from '../tests/setup/full-member.ts';
import { startServer } from '../tests/setup/server.ts';
import { ANALYST, pdfResume, scannedPdf } from '../tests/e2e/files.ts';
import { openTestUser } from '../tests/e2e/test-user.ts';
import { apply, openJob, openReportPayment, payOnProvidersPage } from '../tests/e2e/steps.ts';

const OUTPUT_FOLDER = '.screens';
const VARIANTS = [
  { width: 1440, scheme: 'light' },
  { width: 1440, scheme: 'dark' },
  { width: 390, scheme: 'light' },
  { width: 390, scheme: 'dark' },
] as const;
const PUBLIC_PATHS = [
  '/',
  '/jobs-apprenticeships',
  '/jobs-apprenticeships?query=zxqvwkjt',
  '/check',
  '/courses',
  '/personalize-recommendation',
  '/personalize-recommendation/data-analysis/level',
  '/personalize-recommendation/data-analysis/sub-categories?level=beginner&topics=sql,excel',
  '/personalize-recommendation/data-analysis/submit-form?level=beginner&topics=sql,excel',
  '/personalize-recommendation/data-analysis/results?level=beginner&topics=sql,excel&hours=5',
  '/courses?program_type=certificate',
  '/compare-courses',
  '/category/data-analysis/data-analysis',
  '/universities',
  '/university/tarangini-institute-of-design/tarangini-institute-of-design',
  '/companies',
  '/company/lumen-retail',
  '/insights',
  '/insights/browse',
  '/insights/browse?hashtag=sql',
  '/insights/search?query=interview',
  '/insights/create',
  '/insights/mine',
  '/learning-packs',
  '/communities',
  '/communities/data-analysis',
  '/communities/data-analysis?tab=events',
  '/communities/data-analysis/followers',
  '/communities/data-analysis/topics/sql',
  '/forum',
  '/forum/ask',
  '/forum/sql-or-python-first',
  '/skills',
  '/skills/sql',
  '/how-the-score-works',
  '/blog',
  '/blog/what-partly-met-means',
  '/tech-incubator-for-Individuals',
  '/tech-incubator-for-Employers',
  '/about-us',
  '/contact-us',
  '/for-educators',
  '/for-corporates',
  '/for-corporates/enterprise-AI',
  '/funding-options',
  '/funding-options/scholarship',
  '/early-adopters-program',
  '/campaigns/entrepreneurship-insights-contest',
  '/privacy-policy',
  '/terms-and-conditions',
  '/cancellation-policy',
  '/settings',
  '/no-such-page',
];

const MEMBER_PATHS = [
  '/applications',
  '/applications?view=board',
  '/resumes',
  '/tailor',
  '/referral',
  '/plans',
  '/purchases',
  '/notifications',
  '/settings',
  '/settings/notifications',
  '/settings/activity',
];

const namePart = process.argv[2] ?? '';
const toName = (pathname: string) =>
  pathname
    .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'id')
    .replaceAll(/[^\w]+/g, '-')
    .replaceAll(/^-|-$/g, '') || 'home';

async function takeScreenshots(page: Page, name: string, pathname?: string): Promise<void> {
  if (!name.includes(namePart)) return;
  for (const { width, scheme } of VARIANTS) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: scheme });
    if (pathname) await page.goto(pathname);
    await page.waitForTimeout(300);
    await page.screenshot({ path: path.join(OUTPUT_FOLDER, `${name}-${width}-${scheme}.png`), fullPage: pathname !== undefined });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (overflow > 0) console.log(`${name} is ${overflow} px too wide at ${width}`);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

async function publicPages(browser: Browser, origin: string): Promise<void> {
  const { page, leave } = await openTestUser(browser, origin);
  for (const pathname of PUBLIC_PATHS) await takeScreenshots(page, toName(pathname), pathname);
  for (const list of ['/insights', '/learning-packs']) {
    await page.goto(list);
    const href = await page.locator('main .card-title a, main .item-title a').first().getAttribute('href');
    if (href) await takeScreenshots(page, `${toName(list)}-one`, href);
  }
  await openJob(page, 'data analyst');
  await takeScreenshots(page, 'job', new URL(page.url()).pathname);
  await page.getByRole('button', { name: 'Sign in' }).first().click();
  await takeScreenshots(page, 'login-dialog');
  await leave();
}

async function memberPages(browser: Browser, origin: string): Promise<void> {
  const { page, leave } = await openTestUser(browser, origin);
  await openJob(page, 'data analyst');
  const job = new URL(page.url()).pathname;
  await apply(page, 'Asha Menon', 'I would like to count with you.', await pdfResume(ANALYST));
  await page.getByRole('heading', { name: 'Your strongest evidence' }).waitFor();
  // Dismisses the question about interests, which would cover the following pages.
  await page.evaluate(() =>
    fetch('/api/users/update_user_interest', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"hashtags":[]}',
    }),
  );
  await takeScreenshots(page, 'thank-you', new URL(page.url()).pathname);
  await openReportPayment(page);
  await takeScreenshots(page, 'payment-dialog');
  const application = page.url();
  await page.getByRole('button', { name: 'Pay Now' }).click();
  await page.waitForURL(/^http:\/\/127/);
  await takeScreenshots(page, 'sandbox-payment');
  await payOnProvidersPage(page, 'Declined by the bank');
  await page.getByRole('heading', { name: 'Payment Failed!' }).waitFor();
  await takeScreenshots(page, 'payment-failed', page.url());
  await page.goto(application);
  await openReportPayment(page);
  await page.getByRole('button', { name: 'Pay Now' }).click();
  await payOnProvidersPage(page, 'Pending', 'Never');
  await page.getByRole('heading', { name: 'Untracked Status available "pending"' }).waitFor();
  await takeScreenshots(page, 'payment-pending', page.url());
  const sandbox = fs.readFileSync(path.join(dataDir, 'sandbox', 'origin'), 'utf8');
  const txnid = new URL(page.url()).searchParams.get('txnid');
  await fetch(`${sandbox}/_control/finish`, { method: 'POST', body: JSON.stringify({ txnid, webhook: 'after' }) });
  await page.getByRole('heading', { name: 'Payment successful' }).waitFor();
  await takeScreenshots(page, 'payment-success', page.url());
  await page.getByRole('link', { name: 'View Role Fitment Score' }).click();
  await page.getByRole('heading', { name: 'Core requirements' }).waitFor();
  await takeScreenshots(page, 'fitment-score', new URL(page.url()).pathname);
  await page.getByRole('button', { name: 'Unlock Learning Plan' }).click();
  await page.waitForURL(/\/roadmap\//);
  const plan = new URL(page.url()).pathname;
  await takeScreenshots(page, 'plan-free', plan);
  await page.locator('.skill .cover-press').first().click();
  await page.getByRole('tab').first().waitFor();
  await takeScreenshots(page, 'plan-skill', page.url());
  await page.goto(plan);
  await page.locator('.is-locked .cover-press').first().click();
  await page.getByRole('button', { name: 'Pay Now' }).click();
  await payOnProvidersPage(page, 'Success');
  await page.getByRole('link', { name: 'View Personalised Learning Plan' }).waitFor();
  await takeScreenshots(page, 'plan-full', plan);
  await ownPages(page);
  for (const pathname of MEMBER_PATHS) await takeScreenshots(page, `my-${toName(pathname)}`, pathname);
  await page.goto(`${job}?apply=1`);
  await takeScreenshots(page, 'job-applied', job);
  await openJob(page, 'teacher');
  await apply(page, 'Asha Menon', 'A scanned one.', await scannedPdf());
  await page.getByRole('heading', { name: 'Your résumé is a picture of text' }).waitFor();
  await takeScreenshots(page, 'unreadable', new URL(page.url()).pathname);
  await openJob(page, 'staff nurse');
  await page.getByRole('button', { name: 'Apply', exact: true }).first().click();
  await page.getByLabel('Cover letter').fill('Twelve words that say what I did and what changed because of it.');
  await takeScreenshots(page, 'apply-dialog');
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await page.keyboard.type('data');
  await page.waitForTimeout(800);
  await takeScreenshots(page, 'command-palette');
  await leave();
}

async function ownPages(page: Page): Promise<void> {
  await boardPages(page);
  await checkPages(page);
  await profilePages(page);
}

/** A check from its first question to its result, and the piece of work of a skill. */
async function checkPages(page: Page): Promise<void> {
  await takeScreenshots(page, 'check', '/checks/sql');
  await page.getByRole('button', { name: 'Start the check' }).click();
  for (let number = 1; number <= 8; number++) {
    await page.getByText(`Question ${number} of 8`).waitFor();
    if (number === 4) await takeScreenshots(page, 'check-question');
    await page.keyboard.press('a');
    await page.keyboard.press('Enter');
    await page.getByText('Right answer', { exact: true }).waitFor();
    if (number === 4) await takeScreenshots(page, 'check-answered');
    await page.keyboard.press('Enter');
  }
  await page.getByRole('heading', { name: 'What it earns' }).waitFor();
  await takeScreenshots(page, 'check-result', '/checks/sql');
}

/** A board with cards of most kinds, and its dialogs. */
async function boardPages(page: Page): Promise<void> {
  const board = await page.evaluate(async () => {
    type Board = { data: { attributes: { slug: string; path: string; sections: { id: string }[] } } };
    const headers = { 'content-type': 'application/json' };
    const send = async (path: string, json: unknown) =>
      (await (await fetch(`/api/boards${path}`, { method: 'POST', headers, body: JSON.stringify(json) })).json()) as Board;
    const title = 'SQL that finally clicked';
    const description = 'Everything that made joins, windows and dates make sense, in the order I wish I had met them.';
    const { slug, path } = (await send('', { title, description, privacy: true })).data.attributes;
    const section_id = (await send(`/${slug}/sections`, { title: 'For the interview' })).data.attributes.sections[0]?.id;
    const jobs = (await (await fetch('/api/jobs?query=data')).json()) as { data: { attributes: { slug: string } }[] };
    for (const card of [
      { kind: 'skill', ref: 'sql' },
      { kind: 'insight', ref: 'window-functions-in-one-picture', note: 'The queue picture, for Friday' },
      { kind: 'job', ref: jobs.data[0]?.attributes.slug, section_id, note: 'They ask about returns' },
      { kind: 'link', url: 'https://pgexercises.com/', title: 'PostgreSQL exercises', section_id },
      { kind: 'note', title: 'On Friday', text: 'Read the query from the inside out.\n- rows first\n- then time', section_id },
    ])
      await send(`/${slug}/pin_card_to_board`, card);
    return { path, owner: path.split('/')[2] ?? '' };
  });
  await takeScreenshots(page, 'board', board.path);
  await page.goto(board.path);
  for (const [button, name] of [
    ['Invite', 'board-people'],
    ['Arrange', 'board-arrange'],
    ['More for this board', 'board-menu'],
  ] as const) {
    await page.getByRole('button', { name: button, exact: true }).click();
    await page.locator('[role=dialog], [role=menu]').first().waitFor();
    await takeScreenshots(page, name);
    await page.keyboard.press('Escape');
  }
  await takeScreenshots(page, 'boards', '/boards');
  await takeScreenshots(page, 'board-create', '/boards/create');
  await takeScreenshots(page, 'board-all-cards', `/all-cards/${board.owner}`);
  await page.goto('/courses');
  await page.getByRole('button', { name: /^Pin / }).first().click();
  await page.getByText('SQL that finally clicked').waitFor();
  await takeScreenshots(page, 'board-pin');
}

async function profilePages(page: Page): Promise<void> {
  const slug = await page.evaluate(async (body) => {
    const headers = { 'content-type': 'application/json' };
    await fetch('/api/users/profile', { method: 'PATCH', headers, body: JSON.stringify(body) });
    const plans = (await (await fetch('/api/roadmaps')).json()) as { data: { id: string }[] };
    for (const { id } of plans.data) {
      const plan = (await (await fetch(`/api/roadmaps/${id}`)).json()) as {
        data: { attributes: { skills: { skill_id: string }[] } };
      };
      for (const { skill_id } of plan.data.attributes.skills) {
        await fetch(`/api/roadmaps/${id}/skills/${skill_id}`, { method: 'PATCH', headers, body: '{"done":true}' });
        const check = (await (await fetch(`/api/checks/${skill_id}`)).json()) as {
          data?: { attributes: { work: { criteria: string[]; show: string[] } | null } };
        };
        const work = check.data?.attributes.work;
        if (!work?.show.includes('link')) continue;
        const form = new FormData();
        form.append('kind', 'link');
        form.append('link', 'https://code.example/work');
        form.append('keep', 'true');
        for (const index of work.criteria.keys()) form.append('criteria[]', String(index));
        await fetch(`/api/checks/${skill_id}/work`, { method: 'PUT', body: form });
      }
    }
    const me = (await (await fetch('/api/users/auth/logged_in')).json()) as { data: { attributes: { slug: string } } };
    return me.data.attributes.slug;
  }, PROFILE);
  await takeScreenshots(page, 'profile', `/profile/${slug}`);
  await takeScreenshots(page, 'profile-as-others', `/profile/${slug}?as=others`);
  await page.goto(`/profile/${slug}`);
  await page.getByRole('button', { name: 'Edit Junior analyst' }).click();
  await takeScreenshots(page, 'profile-dialog');
  await takeScreenshots(page, 'showcase', `/profile/${slug}/showcase`);
  await page.goto(`/profile/${slug}/showcase`);
  await page.getByRole('button', { name: 'Take the badge' }).first().click();
  await page.locator('.badge-card a').first().click();
  await page.waitForURL(/credentials/);
  await takeScreenshots(page, 'credential', new URL(page.url()).pathname);
  await page.goto(`/api/users/${slug}/showcase.png`);
  await takeScreenshots(page, 'showcase-picture');
}

fs.rmSync(OUTPUT_FOLDER, { recursive: true, force: true });
fs.mkdirSync(OUTPUT_FOLDER, { recursive: true });
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'pathlight-screens-'));
fs.chmodSync(dataDir, 0o755);
const server = await startServer(dataDir);
const browser = await openBrowser();
try {
  await publicPages(browser, server.origin);
  await memberPages(browser, server.origin);
} finally {
  await browser.close();
  await server.stop();
  fs.rmSync(dataDir, { recursive: true, force: true });
}
console.log(`${fs.readdirSync(OUTPUT_FOLDER).length} screenshots in ${OUTPUT_FOLDER}`);
