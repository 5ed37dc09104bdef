import { m } from '#platform/messages/messages.js';

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** What the worker shows for a page when there is no connection: no script, one small style, nothing of anybody. */
export const offlinePage = (brand: string): string => `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escape(m.shell_offline())} | ${escape(brand)}</title>
<link rel="stylesheet" href="/offline.css">
</head>
<body>
<main>
<img src="/favicon.svg" alt="">
<h1>${escape(m.shell_offline())}</h1>
<p>${escape(m.shell_offline_text())}</p>
<p>${escape(m.shell_offline_plans())}</p>
<p><a href="">${escape(m.shell_offline_again())}</a> &nbsp; <a href="/plans">${escape(m.shell_offline_my_plans())}</a></p>
</main>
</body>
</html>
`;
