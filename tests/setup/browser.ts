/** Launches Chromium: the pinned version from npm, or the browser at `BROWSER_PATH`. */
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromium, type Browser } from 'playwright-core';
import packageFile from '../../package.json' with { type: 'json' };

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

/**
 * The pinned browser, unpacked into the temporary folder on first use. The package unpacks into place, so that a second process
 * would start half a file; here it unpacks aside, and the whole folder gets its name at once.
 */
export async function pinnedBrowser(): Promise<string> {
  const folder = path.join(os.tmpdir(), `pathlight-chromium-${packageFile.devDependencies['@sparticuz/chromium']}`);
  if (!fs.existsSync(folder)) {
    const aside = fs.mkdtempSync(`${folder}-`);
    const unpack = path.resolve('tests/setup/unpack-browser.ts');
    await promisify(execFile)(process.execPath, [unpack], { env: { ...process.env, TMPDIR: aside } });
    try {
      fs.renameSync(aside, folder);
    } catch (error) {
      fs.rmSync(aside, { recursive: true, force: true });
      // Another process was first.
      if (!fs.existsSync(folder)) throw error;
    }
  }
  return path.join(folder, 'chromium');
}
