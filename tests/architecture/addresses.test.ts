import { expect, test } from 'vitest';
import { routes } from '#app/pages/routes.ts';
import { ADDRESSES } from '../setup/addresses.ts';

const paths = (routes.children ?? []).map((route) => ('path' in route ? `/${route.path.replace(/^\//, '')}` : '/'));

test('every route has a sample address, and every sample address a route', () => {
  expect(Object.keys(ADDRESSES).toSorted()).toEqual(paths.toSorted());
});
