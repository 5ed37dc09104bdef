import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    reporters: ['default', './tests/setup/closing-line.ts'],
    projects: [
      {
        test: {
          name: 'behaviour',
          include: ['src/**/*.test.ts', 'tests/architecture/**/*.test.ts'],
          globalSetup: ['tests/setup/database.ts'],
          pool: 'forks',
          maxWorkers: 2,
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'journeys',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/setup/product.ts'],
          pool: 'forks',
          fileParallelism: false,
          testTimeout: 90_000,
          hookTimeout: 120_000,
          // What a person would wait for on a crowded machine; the second that is the default is not.
          expect: { poll: { timeout: 15_000 } },
        },
      },
    ],
  },
});
