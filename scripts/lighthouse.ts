/**
 * Runs Lighthouse on the main public pages with its simulated phone: `npm run report -- lighthouse [part-of-a-path [runs]]`. Uses the
 * run with the median performance; prints failed audits with their elements.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import lighthouse, { type Result } from 'lighthouse';
import { ADDRESSES } from '../tests/setup/addresses.ts';
import { openBrowser } from '../tests/setup/browser.ts';
import { claimPortPair } from '../tests/setup/free-ports.ts';
import { startServer } from '../tests/setup/server.ts';

const ROUTES = [
  '/',
  '/jobs-apprenticeships',
  '/jobs-apprenticeships/$company_slug/$job_slug',
  '/course-detail/$id/$',
  '/insights/detail/$slug',
  '/communities/$slug',
  '/blog',
  '/blog/$blog_id',
];
/** The minimum score of each category, of 100. */
const MINIMUMS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
const CATEGORIES = Object.entries(MINIMUMS);

const [pathPart = '', runs = '5'] = process.argv.slice(2);
const addresses = ROUTES.map((route) => ADDRESSES[route]?.path ?? route).filter((address) => address.includes(pathPart));
if (addresses.length === 0) {
  console.error(`no page has "${pathPart}" in its path`);
  process.exit(1);
}

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'pathlight-lighthouse-'));
fs.chmodSync(dataDir, 0o755);
const server = await startServer(dataDir);
const results: { address: string; result: Result }[] = [];
try {
  for (const address of addresses) await fetch(`${server.origin}${address}`);
  for (const address of addresses) {
    const pageResults: Result[] = [];
    for (let run = 1; run <= Number(runs); run += 1) {
      const result = await runLighthouse(address).catch((error: unknown) => {
        console.log(`${address}  repeating after: ${String(error)}`);
        return runLighthouse(address);
      });
      const { benchmarkIndex } = result.environment;
      console.log(`${address}  ${run} of ${runs}: ${scores(result).join(' / ')} (machine ${benchmarkIndex.toFixed(0)})`);
      pageResults.push(result);
    }
    const result = median(pageResults);
    for (const line of failures(result)) console.log(`  ${line}`);
    results.push({ address, result });
  }
} finally {
  await server.stop();
  fs.rmSync(dataDir, { recursive: true, force: true });
}

console.log('\n perf  a11y  best   seo      LCP      TBT    CLS  page');
for (const { address, result } of results) {
  const columns = [
    ...scores(result).map((score) => String(score).padStart(5)),
    `${numericValue(result, 'largest-contentful-paint').toFixed(0)} ms`.padStart(8),
    `${numericValue(result, 'total-blocking-time').toFixed(0)} ms`.padStart(8),
    numericValue(result, 'cumulative-layout-shift').toFixed(3).padStart(6),
  ];
  console.log(`${columns.join(' ')}  ${address}`);
}
const below = results.filter(({ result }) => scores(result).some((score, index) => score < (CATEGORIES[index]?.[1] ?? 100)));
const minimums = CATEGORIES.map(([, minimum]) => minimum).join(' / ');
console.log(below.length === 0 ? `no page is below ${minimums}` : `${below.length} pages are below ${minimums}`);
process.exit(below.length > 0 ? 1 : 0);

/** Runs in a browser of its own, so that a crash does not affect other measurements. */
async function runLighthouse(address: string): Promise<Result> {
  const port = await claimPortPair();
  const browser = await openBrowser({ debuggingPort: port });
  try {
    const flags = { port, logLevel: 'error' as const, onlyCategories: Object.keys(MINIMUMS) };
    const response = await lighthouse(`${server.origin}${address}`, flags);
    if (!response || response.lhr.runtimeError) throw new Error(response?.lhr.runtimeError?.message ?? 'no result');
    return response.lhr;
  } finally {
    await browser.close();
  }
}

/** Rounded down, so that 99.5 is not shown as 100; a missing score counts as 0. */
function scores(result: Result): number[] {
  return CATEGORIES.map(([category]) => Math.floor((result.categories[category]?.score ?? 0) * 100 + 1e-6));
}

function numericValue(result: Result, audit: string): number {
  return result.audits[audit]?.numericValue ?? Number.NaN;
}

function median(pageResults: Result[]): Result {
  const sorted = pageResults.toSorted((a, b) => (scores(a)[0] ?? 0) - (scores(b)[0] ?? 0));
  const middle = sorted[Math.floor((sorted.length - 1) / 2)];
  if (!middle) throw new Error('the number of runs must be at least 1');
  return middle;
}

/** Failed audits and performance diagnostics, each with the elements or URLs it names. */
function failures(result: Result): string[] {
  const lines = new Set<string>();
  for (const [category, minimum] of CATEGORIES) {
    for (const { id, weight } of result.categories[category]?.auditRefs ?? []) {
      const audit = result.audits[id];
      const isRelevant = weight > 0 || category === 'performance';
      if (!audit || audit.score === null || audit.score >= (minimum === 100 ? 1 : 0.9) || !isRelevant) continue;
      lines.add(`${id} (${category}, weight ${weight}): ${audit.displayValue ?? audit.title}`);
      for (const element of findElements(audit.details).slice(0, 6)) lines.add(`    ${element}`);
    }
  }
  return [...lines];
}

/** The elements, URLs and texts in an audit's details, in order. */
function findElements(details: unknown): string[] {
  if (typeof details !== 'object' || details === null) return [];
  if (Array.isArray(details)) return details.flatMap(findElements);
  const { type, snippet, selector, url, description, ...rest } = details as Record<string, unknown>;
  if (type === 'node') return [`${String(selector)}  ${String(snippet)}`.slice(0, 240)];
  const texts = [url, description].filter((value) => typeof value === 'string');
  return [...(texts.length > 0 ? [texts.join('  ').slice(0, 240)] : []), ...findElements(Object.values(rest))];
}
