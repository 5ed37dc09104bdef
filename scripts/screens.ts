/** Takes a picture of every page, phone and desktop, light and dark, into .screens: `npm run screens [-- part-of-a-name]`. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '../tests/setup/browser.ts';
import { startProduct } from '../tests/setup/product.ts';
import { ANALYST, pdfResume, scannedPdf } from '../tests/journeys/files.ts';
import { somebodyAt } from '../tests/journeys/person.ts';
import { apply, openJob, payOnProvidersPage } from '../tests/journeys/steps.ts';

const OUT = '.screens';
const LOOKS = [
  { width: 1440, scheme: 'light' },
  { width: 1440, scheme: 'dark' },
  { width: 390, scheme: 'light' },
  { width: 390, scheme: 'dark' },
] as const;
const PUBLIC = [
  '/',
  '/jobs-apprenticeships',
  '/jobs-apprenticeships?query=nothing-like-this',
  '/courses',
  '/insights',
  '/insights/browse',
  '/insights/browse?hashtag=sql',
  '/insights/search?query=interview',
  '/insights/create',
  '/insights/mine',
  '/learning-packs',
  '/skills',
  '/skills/sql',
  '/how-the-score-works',
  '/privacy-policy',
  '/terms-and-conditions',
  '/cancellation-policy',
  '/settings',
  '/no-such-page',
];

const wanted = process.argv[2] ?? '';
const nameOf = (pathname: string) =>
  pathname
    .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'id')
    .replaceAll(/[^\w]+/g, '-')
    .replaceAll(/^-|-$/g, '') || 'home';

async function shoot(page: Page, name: string, pathname?: string): Promise<void> {
  if (!name.includes(wanted)) return;
  for (const { width, scheme } of LOOKS) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: scheme });
    if (pathname) await page.goto(pathname);
    await page.waitForTimeout(300);
    await page.screenshot({ path: path.join(OUT, `${name}-${width}-${scheme}.png`), fullPage: pathname !== undefined });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (overflow > 0) console.log(`${name} is ${overflow} px too wide at ${width}`);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

async function publicPages(browser: Browser, origin: string): Promise<void> {
  const { page, leave } = await somebodyAt(browser, origin);
  for (const pathname of PUBLIC) await shoot(page, nameOf(pathname), pathname);
  for (const list of ['/insights', '/learning-packs']) {
    await page.goto(list);
    const href = await page.locator('main .card-title a, main .item-title a').first().getAttribute('href');
    if (href) await shoot(page, `${nameOf(list)}-one`, href);
  }
  await openJob(page, 'data analyst');
  await shoot(page, 'job', new URL(page.url()).pathname);
  await page.getByRole('button', { name: 'Sign in' }).first().click();
  await shoot(page, 'login-dialog');
  await leave();
}

async function memberPages(browser: Browser, origin: string): Promise<void> {
  const { page, leave } = await somebodyAt(browser, origin);
  await openJob(page, 'data analyst');
  const job = new URL(page.url()).pathname;
  await apply(page, 'Asha Menon', 'I would like to count with you.', await pdfResume(ANALYST));
  await page.getByRole('heading', { name: 'Your strongest evidence' }).waitFor();
  await shoot(page, 'thank-you', new URL(page.url()).pathname);
  await page.getByRole('button', { name: 'View My Score' }).click();
  await shoot(page, 'payment-dialog');
  const application = page.url();
  await page.getByRole('button', { name: 'Pay Now' }).click();
  await page.waitForURL(/^http:\/\/127/);
  await shoot(page, 'sandbox-payment');
  await payOnProvidersPage(page, 'Declined by the bank');
  await page.getByRole('heading', { name: 'Payment Failed!' }).waitFor();
  await shoot(page, 'payment-failed', page.url());
  await page.goto(application);
  await page.getByRole('button', { name: 'View My Score' }).click();
  await page.getByRole('button', { name: 'Pay Now' }).click();
  await payOnProvidersPage(page, 'Pending', 'Never');
  await page.getByRole('heading', { name: 'Untracked Status available "pending"' }).waitFor();
  await shoot(page, 'payment-pending', page.url());
  const sandbox = fs.readFileSync(path.join(dataDir, 'sandbox', 'origin'), 'utf8');
  const txnid = new URL(page.url()).searchParams.get('txnid');
  await fetch(`${sandbox}/_control/finish`, { method: 'POST', body: JSON.stringify({ txnid, webhook: 'after' }) });
  await page.getByRole('heading', { name: 'Payment successful' }).waitFor();
  await shoot(page, 'payment-success', page.url());
  await page.getByRole('link', { name: 'View Role Fitment Score' }).click();
  await page.getByRole('heading', { name: 'Requirement by requirement' }).waitFor();
  await shoot(page, 'fitment-score', new URL(page.url()).pathname);
  await page.getByRole('button', { name: 'Unlock Learning Plan' }).click();
  await page.waitForURL(/\/roadmap\//);
  const plan = new URL(page.url()).pathname;
  await shoot(page, 'plan-free', plan);
  await page.locator('.skill .cover-press').first().click();
  await page.getByRole('tab').first().waitFor();
  await shoot(page, 'plan-skill', page.url());
  await page.goto(plan);
  await page.locator('.is-locked .cover-press').first().click();
  await page.getByRole('button', { name: 'Pay Now' }).click();
  await payOnProvidersPage(page, 'Success');
  await page.getByRole('link', { name: 'View Personalised Learning Plan' }).waitFor();
  await shoot(page, 'plan-full', plan);
  for (const place of ['/applications', '/plans', '/purchases', '/settings']) await shoot(page, `my-${nameOf(place)}`, place);
  await page.goto(`${job}?apply=1`);
  await shoot(page, 'job-applied', job);
  await openJob(page, 'teacher');
  await apply(page, 'Asha Menon', 'A scanned one.', await scannedPdf());
  await page.getByRole('heading', { name: 'Your résumé is a picture of text' }).waitFor();
  await shoot(page, 'unreadable', new URL(page.url()).pathname);
  await openJob(page, 'staff nurse');
  await page.getByRole('button', { name: 'Apply', exact: true }).first().click();
  await page.getByLabel('Cover letter').fill('Twelve words that say what I did and what changed because of it.');
  await shoot(page, 'apply-dialog');
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await page.keyboard.type('data');
  await page.waitForTimeout(800);
  await shoot(page, 'command-palette');
  await leave();
}

fs.rmSync(OUT, { recursive: true, force: true });
fs.mkdirSync(OUT, { recursive: true });
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'pathlight-screens-'));
fs.chmodSync(dataDir, 0o755);
const product = await startProduct(dataDir);
const browser = await openBrowser();
try {
  await publicPages(browser, product.origin);
  await memberPages(browser, product.origin);
} finally {
  await browser.close();
  await product.stop();
  fs.rmSync(dataDir, { recursive: true, force: true });
}
console.log(`${fs.readdirSync(OUT).length} pictures in ${OUT}`);
