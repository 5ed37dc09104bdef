import { expect, test } from 'vitest';
import { routes } from '#app/pages/routes.ts';
import { ADDRESSES } from '../setup/addresses.ts';

const ids = (routes.children ?? []).map((route) => ('path' in route ? `/${route.path.replace(/^\//, '')}` : '/'));

test('every route has an address in the list that the sweeps walk, and nothing else has', () => {
  expect(Object.keys(ADDRESSES).toSorted()).toEqual(ids.toSorted());
});
