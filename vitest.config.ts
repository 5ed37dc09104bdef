import os from 'node:os';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/setup/longest-first.ts';
import { behaviourTests, unitTests } from './tests/setup/test-kinds.ts';

/** Limits only end what hangs: no test may fail because its machine is busy, and some are four times slower than others. */
const TIMES = { testTimeout: 60_000, hookTimeout: 180_000, expect: { poll: { timeout: 30_000 } } };
const BROWSER_TIMES = { ...TIMES, testTimeout: 240_000, hookTimeout: 300_000 };

/** docs/testing.md describes these kinds of test. */
export default defineConfig({
  test: {
    reporters: ['default', './tests/setup/slowest-files.ts', './tests/setup/closing-line.ts'],
    // One more than cores, because tests spend a quarter of their time waiting for pages, time limits and restarts.
    maxWorkers: os.availableParallelism() + 1,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: unitTests,
          pool: 'threads',
          // A worker loads each module once for all its files. This is safe because nothing in `src` keeps state between files.
          isolate: false,
          ...TIMES,
        },
      },
      {
        test: {
          name: 'behaviour',
          include: behaviourTests,
          globalSetup: ['tests/setup/database.ts'],
          pool: 'forks',
          isolate: false,
          ...TIMES,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/setup/servers.ts'],
          pool: 'forks',
          isolate: false,
          ...BROWSER_TIMES,
        },
      },
      {
        test: {
          name: 'sweeps',
          include: ['tests/sweeps/**/*.test.ts'],
          globalSetup: ['tests/setup/servers.ts'],
          pool: 'forks',
          isolate: false,
          ...BROWSER_TIMES,
        },
      },
    ],
  },
});
