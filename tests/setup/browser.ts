/** A Chromium to drive: the pinned one from npm, or the browser at `BROWSER_PATH`. */
import { chromium, type Browser } from 'playwright-core';

/** Never the flags that the npm package proposes: they switch off the web's own security, which the tests rely on. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** `debuggingPort` is where other tools than Playwright reach it; nowhere unless given. */
export async function openBrowser({ debuggingPort }: { debuggingPort?: number } = {}): Promise<Browser> {
  const args = debuggingPort === undefined ? FLAGS : [...FLAGS, `--remote-debugging-port=${debuggingPort}`];
  const headless = process.env['HEADED'] !== '1';
  return chromium.launch({ executablePath: process.env['BROWSER_PATH'] ?? (await pinnedBrowser()), args, headless });
}

/** Unpacked into the temporary folder when it is first asked for. */
async function pinnedBrowser(): Promise<string> {
  const { default: packaged } = await import('@sparticuz/chromium');
  return packaged.executablePath();
}
