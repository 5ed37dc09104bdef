import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { afterEach, expect, test } from 'vitest';

const planted: string[] = [];
afterEach(() => {
  for (const file of planted.splice(0)) fs.rmSync(file, { force: true });
});

function cruise(): string {
  try {
    return execFileSync('node_modules/.bin/depcruise', ['src', '--config', '.dependency-cruiser.cjs'], { encoding: 'utf8' });
  } catch (error) {
    return error instanceof Error && 'stdout' in error ? String(error.stdout) : '';
  }
}

test('one planted violation of each import rule is found', () => {
  const plant = (file: string, text: string) => {
    fs.writeFileSync(file, text);
    planted.push(file);
  };
  plant('src/platform/runtime/planted.ts', "import '#features/base/accounts/server/index.ts';\n");
  plant('src/features/catalogue/jobs/server/planted-app.ts', "import '#app/http/api.ts';\n");
  plant('src/features/catalogue/jobs/server/planted-sandbox.ts', "import '#sandbox/page.ts';\n");
  plant('src/features/catalogue/jobs/server/planted-web.ts', "import '../web/queries.ts';\n");
  plant('src/features/catalogue/jobs/server/planted-http.ts', "import 'hono';\n");
  plant(
    'src/features/catalogue/jobs/web/planted-server.ts',
    "import type { JobFacts } from '../server/find-job.ts';\nexport type Planted = JobFacts;\n",
  );
  plant(
    'src/features/catalogue/jobs/web/planted-contract.ts',
    "import { RoleType } from '../contract.ts';\nexport const planted = RoleType;\n",
  );
  plant('src/features/base/payments/web/planted-shelf.ts', "import '#features/catalogue/jobs/web/index.ts';\n");
  plant('src/features/member/roadmaps/server/planted-inside.ts', "import '#features/catalogue/jobs/server/tables.ts';\n");
  plant('src/features/member/fitment/server/engine/planted-impure.ts', "import 'kysely';\n");
  plant('src/platform/browser/planted-database.ts', "import 'pg';\n");
  const report = cruise();
  for (const rule of [
    'platform-knows-no-feature',
    'nobody-imports-app',
    'nobody-imports-the-sandbox',
    'server-never-touches-web',
    'only-routes-know-http',
    'web-never-touches-server',
    'web-takes-types-of-contracts-only',
    'shelf-base-looks-down',
    'features-through-their-surface',
    'engine-is-pure',
    'only-servers-know-the-database',
  ])
    expect(report).toContain(rule);
});
