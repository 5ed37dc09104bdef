/** The layout of every sandbox page, clearly not the real provider's. */
import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';

const STYLE = `
:root{color-scheme:light dark;--page:light-dark(#faf9f6,#1c1a18);--surface:light-dark(#fff,#262321);--ink:light-dark(#26221d,#f3f1ed);--soft:light-dark(#635d55,#b5aea5);--line:light-dark(#e5e1da,#423d38);--blue:light-dark(#2250d6,#9db8ff);--on:light-dark(#fff,#10204f);--bad:light-dark(#b3261e,#ff9d94);--bad-tint:light-dark(#fdecea,#47231f)}
*{box-sizing:border-box}body{margin:0;background:var(--page);color:var(--ink);font:16px/1.6 system-ui,sans-serif}
.note{margin:0;padding:10px 16px;background:#ffd66b;color:#3a2c00;text-align:center;font-size:14px;font-weight:600}
main{max-width:520px;margin:32px auto;padding:24px;background:var(--surface);border:1px solid var(--line);border-radius:16px}
@media(max-width:560px){main{margin:16px}}
h1{font-size:24px;line-height:1.25;margin:0 0 8px;letter-spacing:-.02em}.muted{color:var(--soft);font-size:14px}
button{font:inherit;cursor:pointer;min-height:44px;border-radius:8px}
.people{display:grid;gap:8px;margin:16px 0}.person{width:100%;display:grid;gap:2px;text-align:left;padding:10px 14px;background:none;color:inherit;border:1px solid var(--line);overflow-wrap:anywhere}
.person:hover{border-color:var(--blue)}.person span{color:var(--soft);font-size:14px}
details{border-top:1px solid var(--line);padding:4px 0}summary{padding:12px 0;cursor:pointer;font-weight:600}
.fields{display:grid;gap:12px;padding:4px 0 16px}label{display:grid;gap:4px;font-weight:600;font-size:14px}
input,select{font:inherit;min-height:44px;padding:8px 12px;border:1px solid var(--soft);border-radius:8px;background:var(--page);color:inherit;width:100%}
.solid{background:var(--blue);color:var(--on);border:0;font-weight:650;padding:8px 18px}.bare{background:none;border:0;color:var(--blue);font-weight:600;padding:8px 0}
.problem{background:var(--bad-tint);color:var(--bad);padding:12px 14px;border-radius:8px;font-weight:600}
:focus-visible{outline:3px solid var(--blue);outline-offset:2px}
table{width:100%;border-collapse:collapse}td,th{text-align:left;padding:6px 0;vertical-align:top}.amount{font-size:30px;font-weight:750;letter-spacing:-.02em}
`;

/** A complete document. */
export function sandboxPage(title: string, body: HtmlEscapedString | Promise<HtmlEscapedString>) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} (local sandbox)</title>
        <style>
          ${raw(STYLE)}
        </style>
      </head>
      <body>
        <p class="note">Local sandbox on this machine. No real account, no real money.</p>
        <main>${body}</main>
      </body>
    </html>`;
}
