/** Static checks: `npm run check`. Runs all of them and reports every failure. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { contract } from '#app/http/contract.ts';
import { featureCycles } from './feature-cycles.ts';
import { openApiDocument } from '#platform/http/openapi.ts';

/** `findProblem` inspects the output where the exit status is not enough. */
type Check = { name: string; command: string[]; findProblem?: (output: string) => string | null };

const apiFile = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'pathlight-check-')), 'openapi.json');
const info = {
  title: 'Pathlight API',
  version: '1.0.0',
  description: 'Every endpoint that the pages of the site use.',
  origin: 'https://pathlight.example',
  cookie: '__Host-sid',
};
fs.writeFileSync(apiFile, JSON.stringify(openApiDocument(contract, info)));

const sources = fs
  .readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter(
    (file) =>
      /\.tsx?$/.test(file) && !file.endsWith('.d.ts') && !file.includes(`messages${path.sep}`) && !file.includes('routeTree.gen'),
  );

type CruiseResult = { modules: { source: string; dependencies: { resolved: string }[] }[]; summary: { violations: Violation[] } };
type Violation = { from: string; to: string; rule: { name: string } };

/**
 * Violations of the import rules, and cycles among features. Also fails when dependency-cruiser visited fewer modules than
 * there are sources, because it would report success without checking them.
 */
function importProblems(output: string): string | null {
  const { modules, summary } = JSON.parse(output) as CruiseResult;
  const imports = modules.flatMap(({ source, dependencies }) =>
    dependencies.map(({ resolved }) => ({ from: source, to: resolved })),
  );
  const problems = [
    ...(modules.length >= sources.length ? [] : [`only ${modules.length} of ${sources.length} sources were analysed`]),
    ...summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`),
    ...featureCycles(imports).map((cycle) => `cycle of features: ${cycle}`),
  ];
  return problems.length === 0 ? null : problems.join('\n');
}

const CHECKS: Check[] = [
  { name: 'types', command: ['node', 'node_modules/typescript-native/bin/tsc', '-p', '.'] },
  { name: 'lint', command: ['oxlint', '--deny-warnings'] },
  { name: 'format', command: ['oxfmt', '--check'] },
  {
    name: 'imports',
    command: ['depcruise', 'src', '--config', '.dependency-cruiser.cjs', '--output-type', 'json'],
    findProblem: importProblems,
  },
  { name: 'dead code', command: ['knip', '--no-progress', '--no-config-hints'] },
  { name: 'openapi', command: ['redocly', 'lint', apiFile, '--config', '.redocly.yaml'] },
];

let failed = 0;
for (const { name, command, findProblem } of CHECKS) {
  const started = performance.now();
  const { status, stdout, stderr } = spawnSync(command[0] ?? '', command.slice(1), {
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
    env: { ...process.env, REDOCLY_TELEMETRY: 'off' },
  });
  const output = `${stdout}${stderr}`;
  const problem = findProblem ? findProblem(stdout) : status === 0 ? null : output.trim();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${problem === null ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)`);
  if (problem === null) continue;
  failed += 1;
  console.log(problem);
}
fs.rmSync(path.dirname(apiFile), { recursive: true, force: true });
console.log(failed === 0 ? '\nAll checks passed.' : `\n${failed} of ${CHECKS.length} checks failed.`);
process.exit(failed === 0 ? 0 : 1);
