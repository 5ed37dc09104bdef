import { languageTag, localizePath } from '#platform/language/language.ts';
import { m } from '#platform/messages/messages.js';
import { THEME_SCRIPT } from '#platform/ui/theme.ts';

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

type PlainPage = { title: string; texts: readonly string[]; link?: { path: string; name: string } };

/** A page that needs nothing but its style: no personal data, no script but the one that applies the theme. In the language of the request. */
const renderPlainPage = (brand: string, nonce: string, { title, texts, link }: PlainPage): string => `<!doctype html>
<html lang="${languageTag()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escape(title)} | ${escape(brand)}</title>
<script nonce="${nonce}">${THEME_SCRIPT}</script>
<link rel="stylesheet" href="/offline.css">
</head>
<body>
<main>
<img src="/favicon.svg" alt="">
<h1>${escape(title)}</h1>
${texts.map((text) => `<p>${escape(text)}</p>`).join('\n')}
<p class="actions"><a class="retry" href="">${escape(m.shell_offline_again())}</a>${link ? ` <a href="${localizePath(link.path)}">${escape(link.name)}</a>` : ''}</p>
</main>
</body>
</html>
`;

/** The page that the service worker shows offline. */
export const renderOfflinePage = (brand: string, nonce: string): string =>
  renderPlainPage(brand, nonce, {
    title: m.shell_offline(),
    texts: [m.shell_offline_text(), m.shell_offline_plans()],
    link: { path: '/plans', name: m.shell_offline_my_plans() },
  });

/** The page in place of one that cannot be rendered now. */
export const renderUnavailablePage = (brand: string, nonce: string): string =>
  renderPlainPage(brand, nonce, {
    title: m.shell_unavailable(),
    texts: [m.problems_database_away(), m.shell_unavailable_text()],
  });
