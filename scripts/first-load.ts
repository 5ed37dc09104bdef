/** What each page has a visitor fetch of scripts before anybody touches it, in a real browser: `npm run first-load`. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ADDRESSES } from '../tests/setup/addresses.ts';
import { openBrowser } from '../tests/setup/browser.ts';
import { firstLoadOf, MAX_OF_A_PAGE } from '../tests/setup/first-load.ts';
import { startProduct } from '../tests/setup/product.ts';

/** Opened to write at once: its editor comes without a touch. */
const WORKSHOP = '/insights/create';

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'pathlight-first-load-'));
fs.chmodSync(dataDir, 0o755);
const product = await startProduct(dataDir);
const browser = await openBrowser();
let broken = 0;
for (const { path: address, status = 200 } of Object.values(ADDRESSES)) {
  if (status !== 200 || address === WORKSHOP) continue;
  const { scripts, bytes, consoleErrors } = await firstLoadOf(browser, product.origin, address);
  console.log(`${String(bytes).padStart(8)} bytes in ${String(scripts).padStart(2)} scripts  ${address}`);
  for (const error of consoleErrors) console.log(`         ${error}`);
  if (bytes > MAX_OF_A_PAGE || bytes === 0 || consoleErrors.length > 0) broken += 1;
}
console.log(broken === 0 ? `no page fetches more than ${MAX_OF_A_PAGE} bytes` : `${broken} pages do not hold`);
await browser.close();
await product.stop();
fs.rmSync(dataDir, { recursive: true, force: true });
process.exit(broken > 0 ? 1 : 0);
