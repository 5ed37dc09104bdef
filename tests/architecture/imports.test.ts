/** Each rule of `.dependency-cruiser.cjs` finds a planted violation, in a temporary source tree. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';

const CONFIG = '.dependency-cruiser.cjs';
const { forbidden } = createRequire(import.meta.url)(path.resolve(CONFIG)) as { forbidden: { name: string }[] };
const rules = forbidden.map(({ name }) => name);

/** The rule, the violating file, what it imports (a file or a package), and the kind of import. */
type Violation = [rule: string, from: string, to: string, kind?: 'type only' | 'in both directions'];

const VIOLATIONS: Violation[] = [
  ['no-cycles', 'src/platform/runtime/one.ts', 'src/platform/runtime/other.ts', 'in both directions'],
  ['platform-knows-no-feature', 'src/platform/runtime/planted.ts', 'src/features/base/accounts/server/index.ts'],
  ['app-is-not-imported', 'src/features/catalogue/jobs/server/uses-app.ts', 'src/app/http/api.ts'],
  ['sandbox-is-not-imported', 'src/features/catalogue/jobs/server/uses-sandbox.ts', 'src/sandbox/page.ts'],
  ['contract-is-pure', 'src/features/catalogue/jobs/contract.ts', 'src/platform/runtime/clock.ts'],
  [
    'web-takes-types-of-contracts-only',
    'src/features/catalogue/jobs/web/uses-contract.ts',
    'src/features/catalogue/jobs/contract.ts',
  ],
  [
    'web-never-touches-server',
    'src/features/catalogue/jobs/web/uses-server.ts',
    'src/features/catalogue/jobs/server/get-job-facts.ts',
  ],
  [
    'web-never-touches-server',
    'src/features/catalogue/jobs/web/uses-type.ts',
    'src/features/catalogue/jobs/server/get-job-facts.ts',
    'type only',
  ],
  ['server-never-touches-web', 'src/features/catalogue/jobs/server/uses-web.ts', 'src/features/catalogue/jobs/web/queries.ts'],
  ['policy-is-pure', 'src/features/catalogue/jobs/server/policy.ts', 'kysely'],
  ['engine-is-pure', 'src/features/member/fitment/server/engine/planted.ts', 'kysely'],
  ['only-routes-know-http', 'src/features/catalogue/jobs/server/uses-http.ts', 'hono'],
  ['only-servers-know-the-database', 'src/platform/browser/planted.ts', 'pg'],
  [
    'features-through-their-surface',
    'src/features/member/roadmaps/server/uses-inside.ts',
    'src/features/catalogue/jobs/server/tables.ts',
  ],
  ['layer-base-imports-down', 'src/features/base/payments/web/uses-up.ts', 'src/features/catalogue/jobs/web/index.ts'],
  [
    'layer-catalogue-imports-down',
    'src/features/catalogue/jobs/server/uses-up.ts',
    'src/features/member/fitment/server/index.ts',
  ],
  ['layer-member-imports-down', 'src/features/member/fitment/server/uses-up.ts', 'src/features/site/marketing/server/index.ts'],
  [
    'layer-site-imports-down',
    'src/features/site/marketing/server/uses-aside.ts',
    'src/features/operations/staff/server/index.ts',
  ],
  [
    'layer-operations-imports-down',
    'src/features/operations/staff/server/uses-aside.ts',
    'src/features/site/marketing/server/index.ts',
  ],
];

const tree = fs.mkdtempSync(path.join(os.tmpdir(), 'pathlight-imports-'));
afterAll(() => fs.rmSync(tree, { recursive: true, force: true }));

const write = (file: string, text: string): void => {
  fs.mkdirSync(path.join(tree, path.dirname(file)), { recursive: true });
  fs.appendFileSync(path.join(tree, file), text);
};
const specifier = (from: string, to: string) => {
  if (!to.startsWith('src/')) return to;
  const relative = path.relative(path.dirname(from), to);
  return relative.startsWith('.') ? relative : `./${relative}`;
};

function plant([, from, to, kind]: Violation): void {
  if (to.startsWith('src/')) write(to, 'export type Planted = string;\n');
  if (kind === 'in both directions') write(to, `import '${specifier(to, from)}';\n`);
  const imported = `'${specifier(from, to)}';\n`;
  write(
    from,
    kind === 'type only' ? `import type { Planted } from ${imported}export type Used = Planted;\n` : `import ${imported}`,
  );
}

type Report = { summary: { violations: { from: string; rule: { name: string } }[] } };

/** The violations that dependency-cruiser finds, as `rule: file`. It exits with an error when there are any. */
function cruise(): string[] {
  const args = ['src', '--config', CONFIG, '--output-type', 'json'];
  const run = (): string => {
    try {
      return execFileSync(path.resolve('node_modules/.bin/depcruise'), args, { cwd: tree, encoding: 'utf8' });
    } catch (error) {
      return error instanceof Error && 'stdout' in error ? String(error.stdout) : '';
    }
  };
  const { summary } = JSON.parse(run()) as Report;
  return summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`);
}

test('every import rule has a planted violation', () => {
  expect([...new Set(VIOLATIONS.map(([rule]) => rule))].toSorted()).toEqual(rules.toSorted());
});

test('every planted violation is found', () => {
  for (const file of [CONFIG, 'tsconfig.json', 'package.json']) fs.copyFileSync(file, path.join(tree, file));
  fs.symlinkSync(path.resolve('node_modules'), path.join(tree, 'node_modules'));
  for (const violation of VIOLATIONS) plant(violation);
  const found = cruise();
  const expected = VIOLATIONS.map(([rule, from]) => `${rule}: ${from}`);
  expect(expected.filter((violation) => !found.includes(violation))).toEqual([]);
});
