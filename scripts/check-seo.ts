/**
 * Requests the URLs of the sitemaps in every language, and prints problems with the metadata of the pages:
 * `npm run report -- seo [maximum-per-sitemap]`.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startServer } from '../tests/setup/server.ts';
import { crawlSitemaps } from '../tests/setup/crawl-sitemaps.ts';

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'pathlight-seo-'));
fs.chmodSync(dataDir, 0o755);
const server = await startServer(dataDir);
const { requested, problems, longTitles, missingRecommendations } = await crawlSitemaps(
  server.origin,
  Number(process.argv[2] ?? Number.POSITIVE_INFINITY),
);
for (const title of longTitles) console.log(`long title: ${title}`);
for (const [property, count] of missingRecommendations) console.log(`could also state ${property} (${count} times)`);
for (const { page, problem } of problems) console.log(`${page}: ${problem}`);
console.log(
  `${requested} pages requested, ${problems.length} problems, ${longTitles.length} titles longer than search engines show`,
);
await server.stop();
fs.rmSync(dataDir, { recursive: true, force: true });
process.exit(problems.length > 0 ? 1 : 0);
