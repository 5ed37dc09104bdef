/** Title, description, keywords and social preview of a page, in the one form every page uses. */
import { language, languageTag, LANGUAGES, localPath, MAIN_LANGUAGE } from '../language/language.ts';
import { siteOrigin } from './api.ts';

type Place = { name: string; path: string };

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
  /** The picture that other sites show beside a link, a full address; drawn from the page's own words unless given. */
  image?: string;
  /** A schema.org object, printed as JSON-LD. */
  structured?: Record<string, unknown>;
  /** The pages above this one, from the home page on, without it: where the page stands, in the words of schema.org. */
  above?: readonly Place[];
};

const BRAND = 'Pathlight';
const KEYWORDS = 'jobs, apprenticeships, learning plan, role fit, skills, courses, career';

/** JSON inside a script element: nothing in it may end the element or break a line in old parsers. */
const scriptJson = (value: unknown) =>
  JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');

const plainPath = (path: string) => path.split('?')[0] ?? path;
const openGraphLocale = (of = language()) => languageTag(of).replace('-', '_');

/** Where a page is to be found: under its one address in each language (`x-default` is for readers of any other), and as Markdown. */
function headLinks(path: string) {
  const own = localPath(path);
  const other = (to: string, address: string) => ({ rel: 'alternate', hrefLang: to, href: `${siteOrigin()}${address}` });
  return [
    { rel: 'canonical', href: `${siteOrigin()}${own}` },
    ...LANGUAGES.map((to) => other(to, localPath(path, to))),
    other('x-default', localPath(path, MAIN_LANGUAGE)),
    { rel: 'alternate', type: 'text/markdown', href: `${siteOrigin()}${own === '/' ? '/index' : plainPath(own)}.md` },
  ];
}

const structuredPlace = (places: readonly Place[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: BRAND, path: '/' }, ...places].map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: `${siteOrigin()}${localPath(path)}`,
  })),
});

/** The router's `head` value for a page. */
export function pageHead({
  title,
  description,
  path,
  keywords = KEYWORDS,
  type = 'website',
  hidden = false,
  image = hidden ? `${siteOrigin()}/share.png` : `${siteOrigin()}/share${path === '/' ? '/home' : plainPath(path)}.png`,
  structured,
  above,
}: PageHead) {
  const things = [structured, above && structuredPlace([...above, { name: title, path }])].filter((thing) => thing !== undefined);
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
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '630' },
      { name: 'twitter:card', content: 'summary_large_image' },
      ...(hidden ? [{ name: 'robots', content: 'noindex' }] : []),
    ],
    links: hidden ? [] : headLinks(path),
    scripts: things.map((thing) => ({
      type: 'application/ld+json',
      children: scriptJson({ '@context': 'https://schema.org', ...thing }),
    })),
  };
}
