import { expect, test } from 'vitest';
import { featureCycles } from '../../scripts/feature-cycles.ts';

const uses = (from: string, to: string) => ({
  from: `src/features/${from}/server/index.ts`,
  to: `src/features/${to}/server/index.ts`,
});

test('cycles between features of any length are found', () => {
  const acyclic = [uses('base/search', 'base/accounts'), uses('catalogue/jobs', 'base/search')];
  expect(featureCycles(acyclic)).toEqual([]);
  expect(featureCycles([...acyclic, uses('base/accounts', 'base/search')])).toEqual([
    'base/accounts -> base/search -> base/accounts',
  ]);
  expect(featureCycles([uses('base/a', 'base/b'), uses('base/b', 'base/c'), uses('base/c', 'base/a')])).toEqual([
    'base/a -> base/b -> base/c -> base/a',
  ]);
});

test('imports of tests are ignored', () => {
  const inTest = { ...uses('base/accounts', 'base/search'), from: 'src/features/base/accounts/server/sign-in.test.ts' };
  expect(featureCycles([uses('base/search', 'base/accounts'), inTest])).toEqual([]);
});
