/** Title, description, keywords and social preview of a page, in the one form every page uses. */
import { language, languageTag, LANGUAGES, localizePath, DEFAULT_LANGUAGE } from '#platform/language/language.ts';
import { m } from '../messages/messages.js';
import { siteOrigin } from '#platform/browser/api.ts';

/** A page of ours by its name. */
export type PageLink = { name: string; path: string };

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
  above?: readonly PageLink[];
  /** What the way to the page calls the page itself; its title unless given. */
  here?: string;
  /** What the page lists, from its first on. */
  items?: readonly PageLink[];
  /** The address of the feed that tells what is new on the page. */
  feed?: string;
};

const KEYWORDS = 'jobs, apprenticeships, learning plan, role fit, skills, courses, career';

/** JSON inside a script element: nothing in it may end the element or break a line in old parsers. */
const scriptJson = (value: unknown) =>
  JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');

/** In signs, as search engines show them. */
const MAX_TITLE_LENGTH = 65;
const [SHORTEST_DESCRIPTION, MAX_DESCRIPTION_LENGTH] = [50, 159];

const plainPath = (path: string) => path.split('?')[0] ?? path;
const openGraphLocale = (of = language()) => languageTag(of).replace('-', '_');

/** Where a page is to be found: under its one address in each language (`x-default` is for readers of any other), and as Markdown. */
function headLinks(path: string) {
  const own = localizePath(path);
  const other = (to: string, address: string) => ({ rel: 'alternate', hrefLang: to, href: `${siteOrigin()}${address}` });
  return [
    { rel: 'canonical', href: `${siteOrigin()}${own}` },
    ...LANGUAGES.map((to) => other(to, localizePath(path, to))),
    other('x-default', localizePath(path, DEFAULT_LANGUAGE)),
    { rel: 'alternate', type: 'text/markdown', href: `${siteOrigin()}${own === '/' ? '/index' : plainPath(own)}.md` },
  ];
}

/** Places in their order, each with its address under the name that this kind of list has for it. */
const structuredPlaces = (type: 'BreadcrumbList' | 'ItemList', address: 'item' | 'url', places: readonly PageLink[]) => ({
  '@type': type,
  itemListElement: places.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    [address]: `${siteOrigin()}${localizePath(path)}`,
  })),
});

/** As a page shows it: what somebody wrote may hold two spaces, or lines. */
const shown = (words: string) => words.replaceAll(/\s+/g, ' ').trim();

/** As much of a text as search engines show, up to the end of a word; what says very little is followed by what the site is. */
function described(told: string, brand: string): string {
  const words = shown(told);
  const text = words.length < SHORTEST_DESCRIPTION ? `${words} ${m.kit_site_in_short({ brand })}` : words;
  if (text.length <= MAX_DESCRIPTION_LENGTH) return text;
  const start = text.slice(0, MAX_DESCRIPTION_LENGTH);
  return `${start.slice(0, Math.max(start.lastIndexOf(' '), MAX_DESCRIPTION_LENGTH / 2)).replace(/[\s,.;:]+$/, '')}…`;
}

/** The title with the brand, where there is room for it: search engines show the name of a site beside its title anyway. */
function titled(title: string, brand: string): string {
  if (title === brand) return `${brand}: your continuous learning partner`;
  const both = `${title} | ${brand}`;
  return both.length > MAX_TITLE_LENGTH ? title : both;
}

type Match = { loaderData?: PageHead | undefined; match: { context: { brand: string } } };

/**
 * The `head` of every page's route, made of what its loader returns: the loader runs on the server for the page that is opened
 * and comes with the page's own script otherwise, so that no first load carries the heads of all pages. A page whose loader
 * failed has the head of the root.
 */
export const pageHead = ({ loaderData, match }: Match) => (loaderData ? renderHead(loaderData, match.context.brand) : {});

/** The tags of a page's head. */
export function renderHead(
  {
    title,
    description: told,
    path,
    keywords = KEYWORDS,
    type = 'website',
    hidden = false,
    image = hidden ? `${siteOrigin()}/share.png` : `${siteOrigin()}/share${path === '/' ? '/home' : plainPath(path)}.png`,
    structured,
    above,
    here = title,
    items = [],
    feed,
  }: PageHead,
  brand: string,
) {
  const things = [
    structured,
    above && structuredPlaces('BreadcrumbList', 'item', [{ name: brand, path: '/' }, ...above, { name: shown(here), path }]),
    items.length > 0 ? structuredPlaces('ItemList', 'url', items) : undefined,
  ].filter((thing) => thing !== undefined);
  const description = described(told, brand);
  const full = titled(shown(title), brand);
  const url = `${siteOrigin()}${localizePath(path)}`;
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
    ],
    scripts: things.map((thing) => ({
      type: 'application/ld+json',
      children: scriptJson({ '@context': 'https://schema.org', ...thing }),
    })),
  };
}
