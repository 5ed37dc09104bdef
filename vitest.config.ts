import os from 'node:os';
import { defineConfig } from 'vitest/config';
import { behaviourTests, unitTests } from './tests/setup/test-kinds.ts';

/** What drives the running product: as long as a person would wait on a crowded machine. */
const BROWSER_TIMES = { testTimeout: 90_000, hookTimeout: 120_000, expect: { poll: { timeout: 15_000 } } };

/** docs/testing.md describes these kinds of test. */
export default defineConfig({
  test: {
    reporters: ['default', './tests/setup/slowest-files.ts', './tests/setup/closing-line.ts'],
    // One more than there are cores: a quarter of the time is spent waiting, for pages, time limits and restarts.
    maxWorkers: os.availableParallelism() + 1,
    projects: [
      {
        test: {
          name: 'unit',
          include: unitTests,
          pool: 'threads',
          // One worker loads a module once for all files: nothing in `src` keeps state between two test files.
          isolate: false,
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'behaviour',
          include: behaviourTests,
          globalSetup: ['tests/setup/database.ts'],
          pool: 'forks',
          isolate: false,
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/setup/products.ts'],
          pool: 'forks',
          isolate: false,
          ...BROWSER_TIMES,
        },
      },
      {
        test: {
          name: 'sweeps',
          include: ['tests/sweeps/**/*.test.ts'],
          globalSetup: ['tests/setup/products.ts'],
          pool: 'forks',
          isolate: false,
          ...BROWSER_TIMES,
        },
      },
    ],
  },
});
