/** OpenSearch 1.1 descriptions, by which browsers offer the site's search (https://github.com/dewitt/opensearch). */
import type { Hono } from 'hono';
import type { HttpEnv } from '#platform/http/http.ts';
import { escapeXml } from '#platform/io/xml.ts';
import { inLanguage } from '#platform/http/request-language.ts';
import { languageTag, LANGUAGES, localizePath, openSearchPath } from '#platform/language/language.ts';
import { m } from '#platform/messages/messages.js';
import type { Config } from '#platform/runtime/config.ts';

/** The specification allows a short name of 16 characters. */
const MAX_SHORT_NAME = 16;

export function mountOpenSearch(app: Hono<HttpEnv>, { BRAND_NAME: brand, APP_ORIGIN: origin }: Config): void {
  for (const into of LANGUAGES)
    app.get(openSearchPath(into), (c) =>
      inLanguage(into, async () =>
        c.body(describe({ brand, origin, self: openSearchPath(into) }), 200, {
          'content-type': 'application/opensearchdescription+xml; charset=utf-8',
          'cache-control': 'public, max-age=86400',
        }),
      ),
    );
}

function describe({ brand, origin, self }: { brand: string; origin: string; self: string }): string {
  const search = `${origin}${localizePath('/search')}`;
  return `<?xml version="1.0" encoding="utf-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>${escapeXml([...brand].slice(0, MAX_SHORT_NAME).join(''))}</ShortName>
<Description>${escapeXml(m.shell_description())}</Description>
<Url type="text/html" template="${escapeXml(`${search}?query={searchTerms}`)}"/>
<Url type="application/opensearchdescription+xml" rel="self" template="${escapeXml(`${origin}${self}`)}"/>
<Image width="192" height="192" type="image/png">${escapeXml(`${origin}/icon-192.png`)}</Image>
<Language>${languageTag()}</Language>
<InputEncoding>UTF-8</InputEncoding>
<OutputEncoding>UTF-8</OutputEncoding>
</OpenSearchDescription>
`;
}
