/** Runs one of the reports below: `npm run report -- NAME [arguments]`. Without a name it prints the list. */
import { spawnSync } from 'node:child_process';

/** By name, the script and what it prints. */
const REPORTS: Record<string, { script: string; prints: string }> = {
  axe: { script: 'scripts/axe.ts', prints: 'accessibility violations of every page' },
  'bill-of-materials': {
    script: 'scripts/bill-of-materials.ts',
    prints: 'the packages that run, in the format of CycloneDX; of the folder that is named, or of this one',
  },
  console: { script: 'bench/console.ts', prints: 'the speed of the console’s lists at 100,000 members' },
  crawl: { script: 'scripts/crawl.ts', prints: 'dead links, console errors and layout shifts of the whole site' },
  'first-load': { script: 'scripts/check-first-load.ts', prints: 'the size of the script that each page loads first' },
  frequencies: {
    script: 'scripts/count-frequencies.ts',
    prints: 'nothing; writes how common skills and words are among occupations',
  },
  hiring: { script: 'bench/hiring.ts', prints: 'the speed of the lists of an employer with 20,000 applications' },
  hydration: { script: 'bench/hydration.ts', prints: 'the time until a page reacts on a slow connection' },
  'import-jobs': { script: 'bench/import-jobs.ts', prints: 'the time and memory of importing 50,000 jobs' },
  licences: { script: 'scripts/licences.ts', prints: 'the licences of all packages, and which have newer versions' },
  lighthouse: { script: 'scripts/lighthouse.ts', prints: 'the Lighthouse results of eight pages' },
  matches: { script: 'bench/matches.ts', prints: 'the order and the speed of "Best match" at 200,000 jobs' },
  'member-pages': {
    script: 'bench/member-pages.ts',
    prints: 'queries and CPU time of members’ pages beside a bare Node server',
  },
  pages: { script: 'bench/pages.ts', prints: 'kept pages per second beside a bare Node server' },
  recommendations: { script: 'scripts/evaluate-recommendations.ts', prints: 'the quality of recommendations on a log' },
  scale: { script: 'bench/scale.ts', prints: 'response times at two sizes of the database' },
  screens: { script: 'scripts/screens.ts', prints: 'screenshots of most pages and dialogs, into .screens' },
  search: { script: 'scripts/evaluate-search.ts', prints: 'the quality of search on a test collection' },
  seo: { script: 'scripts/check-seo.ts', prints: 'metadata problems of every address of the sitemaps' },
  sockets: { script: 'bench/sockets.ts', prints: 'the speed of notifications to two thousand sockets' },
  tests: { script: 'scripts/compare-tests.ts', prints: 'the tests that a change removed, renamed, added or weakened' },
  'train-terms': { script: 'scripts/train-terms.ts', prints: 'the model that finds knowledge, into content/term-weights.json' },
};

const [name = '', ...options] = process.argv.slice(2);
const report = REPORTS[name];
if (!report) {
  console.error('Usage: npm run report -- NAME [arguments]\n');
  for (const [listed, { prints }] of Object.entries(REPORTS)) console.error(`  ${listed.padEnd(16)} ${prints}`);
  process.exit(2);
}
const { status } = spawnSync(process.execPath, [report.script, ...options], { stdio: 'inherit' });
process.exit(status ?? 1);
