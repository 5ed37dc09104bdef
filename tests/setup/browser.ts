/** Launches Chromium: the pinned version from npm, or the browser at `BROWSER_PATH`. */
import { chromium, type Browser } from 'playwright-core';

/** Not the flags that the npm package recommends: they disable web security, which the tests rely on. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** `debuggingPort` opens a port for tools other than Playwright. */
export async function openBrowser({ debuggingPort }: { debuggingPort?: number } = {}): Promise<Browser> {
  const args = debuggingPort === undefined ? FLAGS : [...FLAGS, `--remote-debugging-port=${debuggingPort}`];
  const headless = process.env['HEADED'] !== '1';
  const slowMo = Number(process.env['SLOW_MOTION'] ?? 0);
  return chromium.launch({ executablePath: process.env['BROWSER_PATH'] ?? (await pinnedBrowser()), args, headless, slowMo });
}

/** Unpacks the browser into the temporary folder on first use. */
async function pinnedBrowser(): Promise<string> {
  const { default: packaged } = await import('@sparticuz/chromium');
  return packaged.executablePath();
}
