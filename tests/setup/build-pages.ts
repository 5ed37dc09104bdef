import { execFileSync } from 'node:child_process';

/** The performance measure of the build, which the slowest-files reporter subtracts from the time of the tests. */
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
