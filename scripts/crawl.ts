/**
 * Crawls the whole site in a browser, at phone and desktop width, and prints problems: `npm run report -- crawl [maximum-per-route]`.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openBrowser } from '../tests/setup/browser.ts';
import { crawl } from '../tests/setup/crawl.ts';
import { startServer } from '../tests/setup/server.ts';

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'pathlight-crawl-'));
fs.chmodSync(dataDir, 0o755);
const server = await startServer(dataDir);
const browser = await openBrowser();
const { opened, requested, problems } = await crawl(browser, server.origin, {
  maxOpenedPerRoute: Number(process.argv[2] ?? 4),
  maxRequestedPerRoute: Number.POSITIVE_INFINITY,
});
for (const { page, problem } of problems) console.log(`${page}: ${problem}`);
console.log(`${opened} pages opened, ${requested} more links requested, ${problems.length} problems`);
await browser.close();
await server.stop();
fs.rmSync(dataDir, { recursive: true, force: true });
process.exit(problems.length > 0 ? 1 : 0);
