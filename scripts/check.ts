/** Everything that can be said about the code without running it: `npm run check`. Shows all failures, not just the first. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { contract } from '#app/http/contract.ts';
import { openApiDocument } from '#platform/http/openapi.ts';

type Check = { name: string; command: string[]; after?: (output: string) => string | null };

const apiFile = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'pathlight-check-')), 'openapi.json');
const about = {
  title: 'Pathlight API',
  version: '1.0.0',
  description: 'Everything the pages of the product use.',
  origin: 'https://pathlight.example',
  cookie: '__Host-sid',
};
fs.writeFileSync(apiFile, JSON.stringify(openApiDocument(contract, about)));

const sources = fs
  .readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter(
    (file) =>
      /\.tsx?$/.test(file) && !file.endsWith('.d.ts') && !file.includes(`messages${path.sep}`) && !file.includes('routeTree.gen'),
  );

/** A cruise that sees too few modules would report success on nothing. */
function sawEverything(output: string): string | null {
  const modules = Number(/(\d+) modules/.exec(output)?.[1] ?? 0);
  return modules >= sources.length ? null : `only ${modules} modules were cruised, and there are ${sources.length} sources`;
}

const CHECKS: Check[] = [
  { name: 'types', command: ['node', 'node_modules/typescript-native/bin/tsc', '-p', '.'] },
  { name: 'lint', command: ['oxlint', '--deny-warnings'] },
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'imports', command: ['depcruise', 'src', '--config', '.dependency-cruiser.cjs'], after: sawEverything },
  { name: 'dead code', command: ['knip', '--no-progress', '--no-config-hints'] },
  { name: 'openapi', command: ['redocly', 'lint', apiFile, '--config', '.redocly.yaml'] },
];

let failed = 0;
for (const { name, command, after } of CHECKS) {
  const started = performance.now();
  const { status, stdout, stderr } = spawnSync(command[0] ?? '', command.slice(1), {
    encoding: 'utf8',
    env: { ...process.env, REDOCLY_TELEMETRY: 'off' },
  });
  const output = `${stdout}${stderr}`;
  const problem = status === 0 ? (after?.(output) ?? null) : output.trim();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${problem === null ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)`);
  if (problem === null) continue;
  failed += 1;
  console.log(problem);
}
fs.rmSync(path.dirname(apiFile), { recursive: true, force: true });
console.log(failed === 0 ? '\nAll checks passed.' : `\n${failed} of ${CHECKS.length} checks failed.`);
process.exit(failed === 0 ? 0 : 1);
