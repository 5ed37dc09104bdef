import { execFileSync } from 'node:child_process';

/** What the reporter of slow files looks for: building is not part of the tests' time. */
export const BUILD_MEASURE = 'building the pages';

/** Builds the pages where they are older than their sources. */
export function buildPages(): void {
  const start = performance.now();
  execFileSync(process.execPath, ['scripts/prepare.mjs', 'build'], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: undefined },
  });
  performance.measure(BUILD_MEASURE, { start });
}
