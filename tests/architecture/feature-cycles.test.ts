import { expect, test } from 'vitest';
import { featureCycles } from '../../scripts/feature-cycles.ts';

const uses = (from: string, to: string) => ({
  from: `src/features/${from}/server/index.ts`,
  to: `src/features/${to}/server/index.ts`,
});

test('features that use each other in a circle are found, however far the way', () => {
  const straight = [uses('base/search', 'base/accounts'), uses('catalogue/jobs', 'base/search')];
  expect(featureCycles(straight)).toEqual([]);
  expect(featureCycles([...straight, uses('base/accounts', 'base/search')])).toEqual([
    'base/accounts -> base/search -> base/accounts',
  ]);
  expect(featureCycles([uses('base/a', 'base/b'), uses('base/b', 'base/c'), uses('base/c', 'base/a')])).toEqual([
    'base/a -> base/b -> base/c -> base/a',
  ]);
});

test('a test may use what its feature may not', () => {
  const inTest = { ...uses('base/accounts', 'base/search'), from: 'src/features/base/accounts/server/sign-in.test.ts' };
  expect(featureCycles([uses('base/search', 'base/accounts'), inTest])).toEqual([]);
});
