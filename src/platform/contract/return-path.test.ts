import fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeReturnPath } from './return-path.ts';

const ORIGIN = 'https://pathlight.example';

test.each([
  '/',
  '/settings?Ref=mail7',
  '/jobs-apprenticeships/lumen/data-analyst?page=2#apply',
  '/search?q=https://elsewhere.example//x',
  '/b%C3%BCcher',
])('%s is kept as the return path', (path) => {
  expect(safeReturnPath(path, ORIGIN)).toBe(path);
});

test.each([
  undefined,
  '',
  'settings',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\\/evil.example',
  'https:evil.example',
  'https://evil.example/',
  'https://pathlight.example.evil.example/',
  'https://pathlight.example@evil.example/',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  '/%2f%2fevil.example',
  '/%2Fevil.example',
  '/%5cevil.example',
  '/./%2fevil.example',
  '/..//evil.example',
  '/a/..//evil.example',
  '/.//evil.example',
  '/%2e%2e//evil.example',
  '/a/%2E./\\evil.example',
  '/path\n',
  '/\tevil',
  '/\r\nset-cookie: x=1',
  '\t//evil.example',
  '/\0/evil.example',
  '/%zz',
  '/%09/',
  '/%09/evil.example',
  '/%0a%2fevil.example',
])('%j is replaced by the home page', (path) => {
  expect(safeReturnPath(path, ORIGIN)).toBe('/');
});

/** Fragments that open-redirect attacks are built from, in any order. */
const attack = fc
  .array(
    fc.constantFrom(
      '/',
      '\\',
      '//',
      '%2f',
      '%5C',
      '..',
      '.',
      '%2e',
      '%09',
      '@',
      ':',
      '?',
      '#',
      '\t',
      '\n',
      '\0',
      ' ',
      'evil.example',
      'https:',
      '\u2044',
      '\uFF0F',
    ),
    { maxLength: 8 },
  )
  .map((pieces) => pieces.join(''));

test('any input gives a path of this site, and sanitizing twice changes nothing', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        attack,
        attack.map((suffix) => `/${suffix}`),
        fc.string(),
        fc.webUrl(),
        fc.webPath(),
      ),
      (input) => {
        const path = safeReturnPath(input, ORIGIN);
        expect(path).toMatch(/^\/(?![/\\])/);
        expect(path).not.toMatch(/\p{Cc}/u);
        // As a browser resolves it in a Location header, and as a client that decodes it first would.
        for (const variant of [path, decodeURIComponent(path.split(/[?#]/)[0] ?? '')])
          expect(new URL(variant, ORIGIN).origin).toBe(ORIGIN);
        expect(safeReturnPath(path, ORIGIN)).toBe(path);
      },
    ),
    { numRuns: 5000 },
  );
});
