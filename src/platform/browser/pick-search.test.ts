import { expect, test } from 'vitest';
import { pickSearch } from './pick-search.ts';

const pick = (search: Record<string, unknown>) => pickSearch<{ a?: string; b?: string }>(search, ['a', 'b']);

test('only the named parameters are picked, numbers and lists as texts, and nothing that is empty or no text', () => {
  expect(pick({ a: 'x', b: 2, c: 'y' })).toEqual({ a: 'x', b: '2' });
  expect(pick({ a: ['x', 'y'], b: '' })).toEqual({ a: 'x,y' });
  expect(pick({ a: { x: 1 }, b: null })).toEqual({});
  expect(pick({ a: 'x'.repeat(5000) }).a).toHaveLength(4000);
});
