import { languageTag, localizePath } from '#platform/language/language.ts';
import { m } from '#platform/messages/messages.js';
import { THEME_SCRIPT } from '#platform/ui/theme.ts';

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * The page that the service worker shows offline: minimal style, no personal data, and no script but the one that applies the
 * theme. In the language of the request.
 */
export const renderOfflinePage = (brand: string, nonce: string): string => `<!doctype html>
<html lang="${languageTag()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escape(m.shell_offline())} | ${escape(brand)}</title>
<script nonce="${nonce}">${THEME_SCRIPT}</script>
<link rel="stylesheet" href="/offline.css">
</head>
<body>
<main>
<img src="/favicon.svg" alt="">
<h1>${escape(m.shell_offline())}</h1>
<p>${escape(m.shell_offline_text())}</p>
<p>${escape(m.shell_offline_plans())}</p>
<p class="actions"><a class="retry" href="">${escape(m.shell_offline_again())}</a> <a href="${localizePath('/plans')}">${escape(m.shell_offline_my_plans())}</a></p>
</main>
</body>
</html>
`;
