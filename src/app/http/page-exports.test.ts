/** Public pages have a Markdown export and a preview image; private ones have neither. */
import { beforeEach, expect, test } from 'vitest';
import type { RenderPage } from './serve-pages.ts';
import { openTestApp, ORIGIN } from '../boot/testing.ts';

let hidden = false;
const renderPage: RenderPage = async (request) => {
  const { pathname } = new URL(request.url);
  if (pathname === '/nothing') return new Response('no', { status: 404 });
  const robots = hidden || pathname === '/own' ? '<meta name="robots" content="noindex"/>' : '';
  return new Response(
    `<html><head>${robots}<meta property="og:title" content="Tea &amp; SQL | Pathlight"/><meta property="og:description" content="A day."/></head>
<body><header>Menu</header><main><nav>Crumbs</nav><h1>Tea &amp; <em>SQL</em></h1><p>Read <a href="/blog">the *blog*</a> or <a href="javascript:alert(1)">this</a>.</p>
<ul><li>one</li><li>two <b>words</b></li></ul><pre><code>select *
from tea</code></pre><button>Save</button><script>no()</script></main></body></html>`,
  );
};
const app = openTestApp({}, { renderPage });
beforeEach(() => {
  hidden = false;
});

test('the Markdown export is the main part of the page, by its own URL or by content negotiation', async () => {
  const copy = await app.fetch('/job/tea.md');
  expect(copy.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
  expect(copy.headers.get('link')).toBe(`<${ORIGIN}/job/tea>; rel="canonical"`);
  const text = await copy.text();
  expect(text).toBe(`# Tea & *SQL*

Read [the \\*blog\\*](${ORIGIN}/blog) or this.

- one
- two **words**

\`\`\`
select *
from tea
\`\`\`

---

A copy of ${ORIGIN}/job/tea
`);
  expect(await (await app.fetch('/job/tea', { headers: { accept: 'text/markdown' } })).text()).toBe(text);
  expect((await app.fetch('/job/tea', { headers: { accept: 'text/html' } })).headers.get('content-type')).not.toContain(
    'markdown',
  );
});

test('the preview image of a page is rendered, and disappears with its page', async () => {
  const picture = await app.fetch('/share/job/tea.png');
  expect(picture.headers.get('content-type')).toBe('image/png');
  expect([...new Uint8Array(await picture.arrayBuffer()).slice(1, 4)]).toEqual([...Buffer.from('PNG')]);
  hidden = true;
  app.clock.advance(60_000);
  expect((await app.fetch('/share/job/tea.png')).status).toBe(404);
});

test.each(['/own', '/nothing'])('%s has no Markdown export and no preview image', async (path) => {
  expect((await app.fetch(`${path}.md`)).status).toBe(404);
  expect((await app.fetch(`/share${path}.png`)).status).toBe(404);
});
