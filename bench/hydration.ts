/**
 * Measures, on a phone at 400 kbit/s with an empty cache, how long after its first paint a page is hydrated, and how long it
 * then takes to show the search field after "/", and the dimmed page after a press on a button that opens a dialog:
 * `npm run report -- hydration [rounds]`. Prints medians; fails above 4 s or 200 ms. The processor is not slowed down, so a
 * slow phone takes longer.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { ADDRESSES } from '../tests/setup/addresses.ts';
import { openBrowser } from '../tests/setup/browser.ts';
import { openPhone } from '../tests/setup/phone.ts';
import { startServer } from '../tests/setup/server.ts';

const MAX_HYDRATION_MS = 4000;
const MAX_FEEDBACK_MS = 200;
const JOB = ADDRESSES['/jobs-apprenticeships/$company_slug/$job_slug']?.path ?? '';
const PAGES = [
  { address: '/', button: 'Sign in' },
  { address: '/jobs-apprenticeships', button: 'Sign in' },
  { address: JOB, button: 'Apply' },
];

type Times = { hydration: number; search: number; button: number };

/** Measures the milliseconds from a press until an element matches `feedback`. */
async function measureFeedback(page: Page, press: () => Promise<void>, feedback: string): Promise<number> {
  await page.evaluate((selector) => {
    const pressed = (event: Event) => {
      const start = event.timeStamp;
      const check = () => {
        if (document.querySelector(selector)) performance.measure('feedback', { start, end: performance.now() });
        else requestAnimationFrame(check);
      };
      check();
    };
    for (const type of ['click', 'keydown']) addEventListener(type, pressed, { capture: true, once: true });
  }, feedback);
  await press();
  const measured = await page.waitForFunction(() => performance.getEntriesByName('feedback').at(-1)?.duration);
  return (await measured.jsonValue()) ?? Number.POSITIVE_INFINITY;
}

async function measurePage(browser: Browser, origin: string, { address, button }: (typeof PAGES)[number]): Promise<Times> {
  const { page, context } = await openPhone(browser, origin, { slow: true });
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
  const [painted = 0, hydrated = 0] = await page.evaluate(() =>
    ['first-contentful-paint', 'hydrated'].map((name) => performance.getEntriesByName(name)[0]?.startTime ?? 0),
  );
  const search = await measureFeedback(page, () => page.keyboard.press('/'), '.cmd input');
  await page.keyboard.press('Escape');
  await page.locator('.cmd').waitFor({ state: 'detached' });
  const pressButton = () => page.getByRole('button', { name: button, exact: true }).first().click();
  const times = { hydration: hydrated - painted, search, button: await measureFeedback(page, pressButton, '.scrim') };
  await context.close();
  return times;
}

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

const rounds = Number(process.argv[2] ?? 3);
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'pathlight-hydration-'));
fs.chmodSync(dataDir, 0o755);
const server = await startServer(dataDir);
const browser = await openBrowser();
let tooSlow = 0;
for (const page of PAGES) {
  const measured: Times[] = [];
  for (let round = 0; round < rounds; round += 1) measured.push(await measurePage(browser, server.origin, page));
  const medianOf = (name: keyof Times) => Math.round(median(measured.map((times) => times[name])));
  const [hydration, search, button] = [medianOf('hydration'), medianOf('search'), medianOf('button')];
  console.log(`hydrated after ${hydration} ms, "/" ${search} ms, ${page.button} ${button} ms  ${page.address}`);
  if (hydration > MAX_HYDRATION_MS || Math.max(search, button) > MAX_FEEDBACK_MS) tooSlow += 1;
}
console.log(tooSlow === 0 ? 'every page is fast enough' : `${tooSlow} pages are too slow`);
await browser.close();
await server.stop();
fs.rmSync(dataDir, { recursive: true, force: true });
process.exit(tooSlow > 0 ? 1 : 0);
