import { expect, test } from 'vitest';
import * as fc from 'fast-check';
import { splitText } from './split-text.ts';

const ANA = { slug: 'ana-silva', name: 'Ana Silva' };

test('URLs and mentions become links, and the rest stays text', () => {
  expect(splitText('Thanks @ana-silva! See https://a.example/x?y=1. Not @nobody.', [ANA])).toEqual([
    { text: 'Thanks ' },
    { text: '@Ana Silva', person: 'ana-silva' },
    { text: '! See ' },
    { text: 'https://a.example/x?y=1', href: 'https://a.example/x?y=1' },
    { text: '. Not @nobody.' },
  ]);
});

test('only http and https URLs become links, and no text is lost', () => {
  const part = fc.constantFrom(
    'javascript:alert(1)',
    'data:text/html,x',
    'https://a.example',
    ' ',
    '@ana-silva',
    '<b>',
    'x',
    'vbscript:',
  );
  fc.assert(
    fc.property(
      fc.array(part).map((parts) => parts.join('')),
      (text) => {
        const pieces = splitText(text, []);
        expect(pieces.map((piece) => piece.text).join('')).toBe(text);
        for (const { href } of pieces) if (href) expect(new URL(href).protocol).toMatch(/^https?:$/);
      },
    ),
  );
});
