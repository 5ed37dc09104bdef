import { expect, test } from 'vitest';
import { parseSearch } from './parse-search.ts';

test('every parameter of an address is text, whatever it looks like', () => {
  expect(parseSearch('?Ref=123&page=2&on=true&list=%5B1%5D&none=')).toEqual({
    Ref: '123',
    page: '2',
    on: 'true',
    list: '[1]',
    none: '',
  });
});

test('a parameter that is given several times is a list with commas', () => {
  expect(parseSearch('mode=Remote&level=2&mode=Hybrid')).toEqual({ mode: 'Remote,Hybrid', level: '2' });
});

test('what cannot be stored as text is left out', () => {
  expect(parseSearch('query=a%00b&other=%F0%9F%98%80')).toEqual({ query: 'ab', other: '😀' });
});

test('a parameter named as a property of every object is an ordinary one', () => {
  expect(Object.keys(parseSearch('__proto__=x&constructor=y'))).toEqual(['__proto__', 'constructor']);
});
