import { expect, test } from 'vitest';
import * as fc from 'fast-check';
import { parseBody, type BodyNode } from './parse-body.ts';

const textOf = (node: BodyNode): string => (typeof node === 'string' ? node : node.children.map(textOf).join(''));

test('elements, attributes, entities and white space of sanitised HTML are preserved', () => {
  expect(parseBody('<p>a &lt;b&gt; <strong>c</strong></p><pre><code>x\n  y</code></pre>')).toEqual([
    { tag: 'p', children: ['a <b> ', { tag: 'strong', children: ['c'] }] },
    { tag: 'pre', children: [{ tag: 'code', children: ['x\n  y'] }] },
  ]);
  expect(parseBody('<a href="https://a.example/?x=1&amp;y=2" rel="nofollow">there</a><br />')).toEqual([
    { tag: 'a', href: 'https://a.example/?x=1&y=2', children: ['there'] },
    { tag: 'br', children: [] },
  ]);
});

test('unknown markup stays text, and no script URL becomes a link', () => {
  expect(parseBody('<script>alert(1)</script>').map(textOf).join('')).toBe('<script>alert(1)</script>');
  expect(parseBody('<a href="javascript:alert(1)">x</a>')).toEqual([{ tag: 'a', children: ['x'] }]);
  expect(parseBody('<p onclick="alert(1)">x</p>')).toEqual([{ tag: 'p', children: ['x'] }]);
});

test('parsing terminates for any input and loses no plain text', () => {
  fc.assert(fc.property(fc.string(), (text) => void parseBody(text)));
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', ' ', '"', '=', '/', '<', '日') }), (text) => {
      expect(parseBody(text).map(textOf).join('')).toBe(text);
    }),
  );
});
