/** Title, description, keywords and social preview of a page, in the one form every page uses. */
import { language, languageTag, LANGUAGES, localPath, MAIN_LANGUAGE } from '../language/language.ts';
import { siteOrigin } from './api.ts';

export type PageHead = {
  /** Without the brand; it is added. */
  title: string;
  description: string;
  /** The page's canonical path. */
  path: string;
  keywords?: string;
  type?: 'website' | 'article' | 'profile';
  /** Personal pages: kept out of search engines. */
  hidden?: boolean;
  /** The picture that other sites show beside a link, a full address; the brand's own unless given. */
  image?: string;
  /** A schema.org object, printed as JSON-LD. */
  structured?: Record<string, unknown>;
};

const BRAND = 'Pathlight';
const KEYWORDS = 'jobs, apprenticeships, learning plan, role fit, skills, courses, career';

/** JSON inside a script element: nothing in it may end the element or break a line in old parsers. */
const scriptJson = (value: unknown) =>
  JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');

const openGraphLocale = (of = language()) => languageTag(of).replace('-', '_');

/** The same page in every language, for search engines; `x-default` is for readers of any other. */
function alternates(path: string) {
  const link = (hrefLang: string, address: string) => ({ rel: 'alternate', hrefLang, href: `${siteOrigin()}${address}` });
  return [...LANGUAGES.map((to) => link(to, localPath(path, to))), link('x-default', localPath(path, MAIN_LANGUAGE))];
}

/** The router's `head` value for a page. */
export function pageHead({
  title,
  description,
  path,
  keywords = KEYWORDS,
  type = 'website',
  hidden = false,
  image = `${siteOrigin()}/share.png`,
  structured,
}: PageHead) {
  const full = title === BRAND ? `${BRAND}: your continuous learning partner` : `${title} | ${BRAND}`;
  const url = `${siteOrigin()}${localPath(path)}`;
  return {
    meta: [
      { title: full },
      { name: 'description', content: description },
      { name: 'keywords', content: keywords },
      { property: 'og:title', content: full },
      { property: 'og:description', content: description },
      { property: 'og:type', content: type },
      { property: 'og:url', content: url },
      { property: 'og:locale', content: openGraphLocale() },
      ...LANGUAGES.filter((other) => other !== language()).map((other) => ({
        property: 'og:locale:alternate',
        content: openGraphLocale(other),
      })),
      { property: 'og:site_name', content: BRAND },
      { property: 'og:image', content: image },
      { name: 'twitter:card', content: 'summary_large_image' },
      ...(hidden ? [{ name: 'robots', content: 'noindex' }] : []),
    ],
    links: hidden ? [] : [{ rel: 'canonical', href: url }, ...alternates(path)],
    scripts: structured
      ? [{ type: 'application/ld+json', children: scriptJson({ '@context': 'https://schema.org', ...structured }) }]
      : [],
  };
}
