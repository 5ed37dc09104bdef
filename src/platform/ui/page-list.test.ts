import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageList } from './page-list.ts';

test.each([
  [1, 1, [1]],
  [2, 3, [1, 2, 3]],
  [1, 20, [1, 2, 3, 4, 'gap', 20]],
  [3, 20, [1, 2, 3, 4, 'gap', 20]],
  [4, 20, [1, 2, 3, 4, 5, 'gap', 20]],
  [5, 20, [1, 'gap', 4, 5, 6, 'gap', 20]],
  [17, 20, [1, 'gap', 16, 17, 18, 19, 20]],
  [20, 20, [1, 'gap', 17, 18, 19, 20]],
])('page %i of %i shows %j', (page, pages, shown) => {
  expect(pageList(page, pages)).toEqual(shown);
});

test('the first, last and current page are always included, in order, in at most seven entries', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5000 }), fc.nat(), (pages, step) => {
      const page = 1 + (step % pages);
      const shown = pageList(page, pages);
      const numbers = shown.filter((entry) => entry !== 'gap');
      expect(numbers).toEqual(expect.arrayContaining([1, page, pages]));
      expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
      expect(shown.length).toBeLessThanOrEqual(7);
    }),
  );
});
