import { expect, test } from 'vitest';
import * as fc from 'fast-check';
import { linesToHtml } from './lines-to-html.ts';
import { bodyText, sanitiseBody } from './sanitise-body.ts';

/** Known XSS payloads. */
const CORPUS = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)><circle/></svg>',
  '<svg><script>alert&lpar;1&rpar;</script></svg>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt&colon;alert(1)">x</a>',
  '<a href=" &#14; javascript:alert(1)">x</a>',
  '<a href="java\nscript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="//evil.example/x">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<math><mi//xlink:href="data:x,<script>alert(1)</script>">',
  '<p style="background:url(javascript:alert(1))" onclick="alert(1)">x</p>',
  '<form action="https://evil.example"><input name=p><button formaction="javascript:alert(1)">x</button></form>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<textarea><img title="</textarea><img src=x onerror=alert(1)>"></textarea>',
  '<template><script>alert(1)</script></template>',
  '<object data="javascript:alert(1)"></object><embed src="javascript:alert(1)">',
  '<base href="https://evil.example/"><link rel=stylesheet href="https://evil.example/x.css"><meta http-equiv=refresh content="0;url=x">',
  '<style>@import "https://evil.example/x.css";</style>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<a href="https://a.example" target="_self" rel="opener" onmouseover="alert(1)">x</a>',
];

const TAG = /<\/?([a-z0-9]+)([^>]*)>/gi;
const ALLOWED = new Set(['h2', 'h3', 'p', 'ul', 'ol', 'li', 'strong', 'em', 'code', 'pre', 'blockquote', 'a', 'br']);
const LINK = /^ href="(https?:\/\/|mailto:)[^"<>]*" rel="nofollow ugc noopener noreferrer" target="_blank"$/;

/** Expects only tags of the allow list, without attributes except those of a safe link. */
function expectSafe(html: string): void {
  for (const [tag, name = '', attributes = ''] of html.matchAll(TAG)) {
    expect(ALLOWED.has(name), tag).toBe(true);
    if (attributes.trim() !== '' && attributes !== ' /') expect(name === 'a' && LINK.test(attributes), tag).toBe(true);
  }
  expect(html.replaceAll(TAG, '')).not.toContain('<');
}

test.each(CORPUS)('%s is harmless', (payload) => {
  for (const html of [payload, `<p>before ${payload} after</p>`, `<ul><li>${payload}</li></ul>`]) expectSafe(sanitiseBody(html));
});

test('intended formatting is preserved', () => {
  expect(sanitiseBody('<h1>A</h1><div>b <b>c</b> <i>d</i></div><p></p><ul><li>e</li></ul><pre><code>x &lt; y</code></pre>')).toBe(
    '<h2>A</h2><p>b <strong>c</strong> <em>d</em></p><ul><li>e</li></ul><pre><code>x &lt; y</code></pre>',
  );
  expect(sanitiseBody('<p><a href="https://a.example">there</a> <a href="javascript:x">words</a></p>')).toBe(
    '<p><a href="https://a.example" rel="nofollow ugc noopener noreferrer" target="_blank">there</a> words</p>',
  );
});

test('sanitising any input is safe and idempotent', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      ...CORPUS,
      '<p>',
      '</p>',
      '<ul><li>',
      '</li></ul>',
      '<strong>',
      '<a href="https://a.example">',
      '</a>',
      '<',
      '>',
      '&lt;script&gt;',
      '&amp;',
      '"',
    ),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const sanitised = sanitiseBody(pieces.join(''));
      expectSafe(sanitised);
      expect(sanitiseBody(sanitised)).toBe(sanitised);
    }),
  );
});

test('lines of the editors become HTML that the sanitiser leaves unchanged', () => {
  const html = linesToHtml([
    'Ask <who>.',
    '## Then',
    '- one',
    '- `two`',
    '1. first',
    '2. second',
    '    SELECT a',
    '      FROM b;',
  ]);
  expect(html).toBe(
    '<p>Ask &lt;who&gt;.</p><h2>Then</h2><ul><li><p>one</p></li><li><p><code>two</code></p></li></ul>' +
      '<ol><li><p>first</p></li><li><p>second</p></li></ol><pre><code>SELECT a\n  FROM b;</code></pre>',
  );
  expect(sanitiseBody(html)).toBe(html);
  expect(bodyText(html)).toBe('Ask <who>. Then one two first second SELECT a FROM b;');
});
