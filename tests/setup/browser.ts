/** A Chromium to drive: the system's where there is one, else the one that comes from npm. */
import fs from 'node:fs';
import { chromium, type Browser } from 'playwright-core';

const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
/** Never the flags that the npm package proposes: they switch off the web's own security, which the journeys rely on. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** `debuggingPort` is where other tools than Playwright reach it; nowhere unless said. */
export async function openBrowser({ debuggingPort }: { debuggingPort?: number } = {}): Promise<Browser> {
  const args = debuggingPort === undefined ? FLAGS : [...FLAGS, `--remote-debugging-port=${debuggingPort}`];
  const system = SYSTEM.find((file) => fs.existsSync(file));
  if (system) return chromium.launch({ executablePath: system, args });
  const { default: packaged } = await import('@sparticuz/chromium');
  return chromium.launch({ executablePath: await packaged.executablePath(), args });
}
