/** The head of a page: title, description, keywords, social preview and structured data. */
import { language, languageTag, LANGUAGES, localizePath, DEFAULT_LANGUAGE } from '#platform/language/language.ts';
import { m } from '../messages/messages.js';
import { siteOrigin } from '#platform/browser/api.ts';

/** A page of this site with its name. */
export type PageLink = { name: string; path: string };

export type PageHead = {
  /** Without the brand, which is appended. */
  title: string;
  description: string;
  /** The page's canonical path. */
  path: string;
  keywords?: string;
  type?: 'website' | 'article' | 'profile';
  /** Excludes the page from search engines. */
  hidden?: boolean;
  /**
   * Absolute URL of the social preview image; by default generated from the page, or the picture of the site for a hidden
   * page.
   */
  image?: string;
  /** A schema.org object, printed as JSON-LD. */
  structured?: Record<string, unknown>;
  /** The ancestors of this page, starting below the home page, for the breadcrumbs of schema.org. */
  above?: readonly PageLink[];
  /** The page's name in the breadcrumbs; its title by default. */
  here?: string;
  /** The entries of a list page, in their order. */
  items?: readonly PageLink[];
  /** The URL of the feed of new entries. */
  feed?: string;
  /** The same list in other formats: paths by media type. */
  formats?: Readonly<Record<string, string>>;
};

/** JSON for a script element: escaped so that it cannot end the element. */
const scriptJson = (value: unknown) =>
  JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');

/** The lengths in characters that search engines show. */
const MAX_TITLE_LENGTH = 65;
const [MIN_DESCRIPTION_LENGTH, MAX_DESCRIPTION_LENGTH] = [50, 159];

const plainPath = (path: string) => path.split('?')[0] ?? path;
const openGraphLocale = (code = language()) => languageTag(code).replace('-', '_');

/** Links to the page: its canonical URL, alternates for each language (`x-default` for any other), and its Markdown export. */
function headLinks(path: string) {
  const ownPath = localizePath(path);
  const alternate = (to: string, address: string) => ({ rel: 'alternate', hrefLang: to, href: `${siteOrigin()}${address}` });
  return [
    { rel: 'canonical', href: `${siteOrigin()}${ownPath}` },
    ...LANGUAGES.map((to) => alternate(to, localizePath(path, to))),
    alternate('x-default', localizePath(path, DEFAULT_LANGUAGE)),
    { rel: 'alternate', type: 'text/markdown', href: `${siteOrigin()}${ownPath === '/' ? '/index' : plainPath(ownPath)}.md` },
  ];
}

/** An ordered list of pages in schema.org form; the two kinds of list name the URL differently. */
const structuredList = (type: 'BreadcrumbList' | 'ItemList', address: 'item' | 'url', links: readonly PageLink[]) => ({
  '@type': type,
  itemListElement: links.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    [address]: `${siteOrigin()}${localizePath(path)}`,
  })),
});

/** Collapses whitespace, as HTML does. */
const collapseWhitespace = (words: string) => words.replaceAll(/\s+/g, ' ').trim();

/**
 * Truncates a description after a whole word to the length that search engines show; a sentence about the site is appended to
 * a very short one.
 */
function fitDescription(source: string, brand: string): string {
  const words = collapseWhitespace(source);
  const text = words.length < MIN_DESCRIPTION_LENGTH ? `${words} ${m.kit_site_in_short({ brand })}` : words;
  if (text.length <= MAX_DESCRIPTION_LENGTH) return text;
  const start = text.slice(0, MAX_DESCRIPTION_LENGTH);
  return `${start.slice(0, Math.max(start.lastIndexOf(' '), MAX_DESCRIPTION_LENGTH / 2)).replace(/[\s,.;:]+$/, '')}…`;
}

/**
 * Appends the brand to the title if it fits: search engines show the site name anyway. A title that is only the brand gets a
 * slogan instead.
 */
function withBrand(title: string, brand: string): string {
  if (brand === '') return title;
  if (title === brand) return `${brand}: your continuous learning partner`;
  const withSuffix = `${title} | ${brand}`;
  return withSuffix.length > MAX_TITLE_LENGTH ? title : withSuffix;
}

type Match = { loaderData?: PageHead | undefined; match: { context: { brand: string } } };

/**
 * The `head` of every route, built from its loader data: the loader runs on the server for the first page and ships with the
 * page's own script otherwise, so that no first load carries the heads of all pages. A page whose loader failed has the head
 * of the root.
 */
export const pageHead = ({ loaderData, match }: Match) => (loaderData ? renderHead(loaderData, match.context.brand) : {});

/** The tags of a page's head. */
export function renderHead(
  {
    title,
    description: source,
    path,
    keywords = [collapseWhitespace(title), m.kit_keywords()].join(', '),
    type = 'website',
    hidden = false,
    image = hidden ? `${siteOrigin()}/share.png` : `${siteOrigin()}/share${path === '/' ? '/home' : plainPath(path)}.png`,
    structured,
    above,
    here = title,
    items = [],
    feed,
    formats = {},
  }: PageHead,
  brand: string,
) {
  const structuredItems = [
    structured,
    above &&
      structuredList('BreadcrumbList', 'item', [{ name: brand, path: '/' }, ...above, { name: collapseWhitespace(here), path }]),
    items.length > 0 ? structuredList('ItemList', 'url', items) : undefined,
  ].filter((item) => item !== undefined);
  const description = fitDescription(source, brand);
  const fullTitle = withBrand(collapseWhitespace(title), brand);
  const url = `${siteOrigin()}${localizePath(path)}`;
  return {
    meta: [
      { title: fullTitle },
      { name: 'description', content: description },
      { name: 'keywords', content: keywords },
      { property: 'og:title', content: fullTitle },
      { property: 'og:description', content: description },
      { property: 'og:type', content: type },
      { property: 'og:url', content: url },
      { property: 'og:locale', content: openGraphLocale() },
      ...LANGUAGES.filter((code) => code !== language()).map((code) => ({
        property: 'og:locale:alternate',
        content: openGraphLocale(code),
      })),
      { property: 'og:site_name', content: brand },
      { property: 'og:image', content: image },
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '630' },
      { name: 'twitter:card', content: 'summary_large_image' },
      ...(hidden ? [{ name: 'robots', content: 'noindex' }] : []),
    ],
    links: [
      ...(hidden ? [] : headLinks(path)),
      ...(feed ? [{ rel: 'alternate', type: 'application/atom+xml', title, href: feed }] : []),
      ...Object.entries(formats).map(([mediaType, href]) => ({
        rel: 'alternate',
        type: mediaType,
        title,
        href: `${siteOrigin()}${href}`,
      })),
    ],
    scripts: structuredItems.map((item) => ({
      type: 'application/ld+json',
      children: scriptJson({ '@context': 'https://schema.org', ...item }),
    })),
  };
}
