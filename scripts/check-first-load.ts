/** Measures the script that each page loads first, in a browser: `npm run report -- first-load`. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ADDRESSES } from '../tests/setup/addresses.ts';
import { openBrowser } from '../tests/setup/browser.ts';
import { maxFirstLoadBytes, measureFirstLoad } from '../tests/setup/first-load.ts';
import { startServer } from '../tests/setup/server.ts';

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'pathlight-first-load-'));
fs.chmodSync(dataDir, 0o755);
const server = await startServer(dataDir);
const browser = await openBrowser();
let failed = 0;
for (const [route, { path: address, status = 200 }] of Object.entries(ADDRESSES)) {
  if (status !== 200) continue;
  const { scripts, bytes, consoleErrors } = await measureFirstLoad(browser, server.origin, address);
  console.log(`${String(bytes).padStart(8)} bytes in ${String(scripts).padStart(2)} scripts  ${address}`);
  for (const error of consoleErrors) console.log(`         ${error}`);
  if (bytes > maxFirstLoadBytes(route) || bytes === 0 || consoleErrors.length > 0) failed += 1;
}
console.log(
  failed === 0 ? 'every page is within its budget and logs no error' : `${failed} pages are over the budget or log an error`,
);
await browser.close();
await server.stop();
fs.rmSync(dataDir, { recursive: true, force: true });
process.exit(failed > 0 ? 1 : 0);
