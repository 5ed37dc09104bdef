import fs from 'node:fs';
import { expect, test } from 'vitest';
import { behaviourTests, unitTests } from '../setup/test-kinds.ts';

test('every test file belongs to exactly one kind of test', () => {
  const files = fs.globSync(['{src,tests,scripts,bench}/**/*.test.*']);
  const kindsOf = (file: string) => [
    ...(unitTests.includes(file) ? ['unit'] : []),
    ...(behaviourTests.includes(file) ? ['behaviour'] : []),
    ...(file.startsWith('tests/e2e/') ? ['e2e'] : []),
    ...(file.startsWith('tests/sweeps/') ? ['sweeps'] : []),
  ];
  expect(files.length).toBeGreaterThan(150);
  expect(files.filter((file) => kindsOf(file).length !== 1)).toEqual([]);
});
