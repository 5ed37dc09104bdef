/** Parses and validates the metadata of a page for search engines and link previews. */
import { parseDocument } from 'htmlparser2';
import { parseStructuredData, findStructuredDataProblems } from './structured-data.ts';

type Node = { type: string; name?: string; data?: string; attribs?: Record<string, string>; children?: Node[] };
type Link = { name: string; url: string };

export type PageMetadata = {
  title: string;
  /** The contents of `meta` elements, by name or property. */
  meta: Map<string, string>;
  canonical: string | undefined;
  /** URLs of the page in each language. */
  languages: Map<string, string>;
  /** URLs of the page in other formats, by media type. */
  formats: Map<string, string>;
  /** The visible breadcrumbs; the last one is the page itself, without a URL. */
  breadcrumbs: Link[];
  structured: Record<string, unknown>[];
};

const [MIN_DESCRIPTION_LENGTH, MAX_DESCRIPTION_LENGTH] = [50, 160];
const REQUIRED_META = [
  'og:title',
  'og:description',
  'og:image',
  'og:url',
  'og:type',
  'og:locale',
  'og:site_name',
  'twitter:card',
];
/** A name, the actual value and the expected one. */
type Comparison = [string, string | undefined, string | undefined];
const LOCALES: Record<string, string> = { en: 'en_IN', hi: 'hi_IN' };

export function parsePageMetadata(html: string): PageMetadata {
  const page = parseDocument(html) as unknown as Node;
  const all = (name: string) => find(page, (node) => node.name === name);
  const links = all('link').map(({ attribs = {} }) => attribs);
  const alternates = links.filter(({ rel }) => rel === 'alternate');
  const pairs = (name: string) => alternates.flatMap((link) => (link[name] ? [[link[name], link['href'] ?? ''] as const] : []));
  const [crumbs] = find(page, ({ attribs }) => (attribs?.['class'] ?? '').split(' ').includes('crumbs'));
  return {
    title: textOf(all('title')[0]),
    meta: new Map(
      all('meta').map(({ attribs = {} }) => [attribs['name'] ?? attribs['property'] ?? '', attribs['content'] ?? '']),
    ),
    canonical: links.find(({ rel }) => rel === 'canonical')?.['href'],
    languages: new Map(pairs('hreflang')),
    formats: new Map(pairs('type')),
    breadcrumbs: (crumbs?.children ?? []).map((node) => ({ name: textOf(node), url: node.attribs?.['href'] ?? '' })),
    structured: parseStructuredData(html),
  };
}

/** Describes every problem of a public page's metadata. `address` is the URL of the page. */
export function findMetadataProblems(address: string, metadata: PageMetadata): string[] {
  const { origin, pathname } = new URL(address);
  const hindi = /^\/hi(\/|$)/.test(pathname);
  const plain = pathname.replace(/^\/hi(?=\/|$)/, '') || '/';
  const description = metadata.meta.get('description') ?? '';
  const urlOf = (path: string) => `${origin}${path}`;
  const other = hindi ? plain : `/hi${plain === '/' ? '' : plain}`;
  const languages = { en: urlOf(plain), hi: urlOf(hindi ? pathname : other), 'x-default': urlOf(plain) };
  const comparisons: Comparison[] = [
    ['canonical address', metadata.canonical, address],
    ['og:url', metadata.meta.get('og:url'), address],
    ['og:title', metadata.meta.get('og:title'), metadata.title],
    ['og:description', metadata.meta.get('og:description'), description],
    ['og:locale', metadata.meta.get('og:locale'), LOCALES[hindi ? 'hi' : 'en']],
    ...Object.entries(languages).map(([language, url]): Comparison => [
      `address in ${language}`,
      metadata.languages.get(language),
      url,
    ]),
  ];
  return [
    ...(/\S/.test(metadata.title) ? [] : ['has no title']),
    ...(description.length < MIN_DESCRIPTION_LENGTH || description.length > MAX_DESCRIPTION_LENGTH
      ? [`description has ${description.length} characters: ${description}`]
      : []),
    ...REQUIRED_META.filter((name) => !metadata.meta.get(name)).map((name) => `${name} is missing`),
    ...(metadata.meta.has('robots') ? ['is hidden from search engines'] : []),
    ...comparisons
      .filter(([, actual, expected]) => actual !== expected)
      .map(([name, actual, expected]) => `${name} is ${actual ?? 'missing'}, not ${expected ?? 'present'}`),
    ...metadata.structured.flatMap((item) => findStructuredDataProblems(item)),
    ...findBreadcrumbProblems(metadata, origin),
  ];
}

/** The visible breadcrumbs must equal the structured ones, both without the home page. */
function findBreadcrumbProblems({ breadcrumbs: crumbs, structured }: PageMetadata, origin: string): string[] {
  const list = structured.find((item) => item['@type'] === 'BreadcrumbList');
  if (!list) return crumbs.length > 0 ? ['shows breadcrumbs without a BreadcrumbList'] : [];
  const items = (list['itemListElement'] as { name: string; item: string }[]).slice(1);
  const shown = crumbs.filter(({ url }) => !['/', '/hi'].includes(url)).map(({ name, url }) => [name, url && `${origin}${url}`]);
  const listed = items.map(({ name, item }, index) => [name, index === items.length - 1 ? '' : item]);
  const same = shown.length === 0 || JSON.stringify(shown) === JSON.stringify(listed);
  return same ? [] : [`shows the breadcrumbs ${JSON.stringify(shown)}, but its BreadcrumbList is ${JSON.stringify(listed)}`];
}

const find = (node: Node, matches: (node: Node) => boolean): Node[] => [
  ...(matches(node) ? [node] : []),
  ...(node.children ?? []).flatMap((child) => find(child, matches)),
];
const textOf = (node: Node | undefined): string =>
  (node?.type === 'text' ? (node.data ?? '') : (node?.children ?? []).map(textOf).join('')).replaceAll(/\s+/g, ' ');
