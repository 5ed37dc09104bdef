/** What a page tells search engines and other sites of itself, and what is wrong with it. */
import { parseDocument } from 'htmlparser2';
import { structuredDataOf, wrongWith } from './structured-data.ts';

type Node = { type: string; name?: string; data?: string; attribs?: Record<string, string>; children?: Node[] };
type Link = { name: string; url: string };

export type Told = {
  title: string;
  /** The contents of `meta`, by name or property. */
  meta: Map<string, string>;
  canonical: string | undefined;
  /** Addresses of the page in other languages, by language. */
  languages: Map<string, string>;
  /** Addresses of the page in other forms, by type. */
  forms: Map<string, string>;
  /** The way to the page as it is shown, the page itself last, without an address. */
  crumbs: Link[];
  structured: Record<string, unknown>[];
};

const [SHORTEST_DESCRIPTION, MAX_DESCRIPTION_LENGTH] = [50, 160];
const NEEDED = ['og:title', 'og:description', 'og:image', 'og:url', 'og:type', 'og:locale', 'og:site_name', 'twitter:card'];
/** A name, what is there, and what should be. */
type Pair = [string, string | undefined, string | undefined];
const LOCALES: Record<string, string> = { en: 'en_IN', hi: 'hi_IN' };

export function readTold(html: string): Told {
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
    forms: new Map(pairs('type')),
    crumbs: (crumbs?.children ?? []).map((node) => ({ name: textOf(node), url: node.attribs?.['href'] ?? '' })),
    structured: structuredDataOf(html),
  };
}

/** What is wrong with what a public page tells, in words; empty when all is well. `address` is the page's own. */
export function wrongWithTold(address: string, told: Told): string[] {
  const { origin, pathname } = new URL(address);
  const hindi = /^\/hi(\/|$)/.test(pathname);
  const plain = pathname.replace(/^\/hi(?=\/|$)/, '') || '/';
  const description = told.meta.get('description') ?? '';
  const at = (path: string) => `${origin}${path}`;
  const other = hindi ? plain : `/hi${plain === '/' ? '' : plain}`;
  const languages = { en: at(plain), hi: at(hindi ? pathname : other), 'x-default': at(plain) };
  const equal: Pair[] = [
    ['canonical address', told.canonical, address],
    ['og:url', told.meta.get('og:url'), address],
    ['og:title', told.meta.get('og:title'), told.title],
    ['og:description', told.meta.get('og:description'), description],
    ['og:locale', told.meta.get('og:locale'), LOCALES[hindi ? 'hi' : 'en']],
    ...Object.entries(languages).map(([to, url]): Pair => [`address in ${to}`, told.languages.get(to), url]),
  ];
  return [
    ...(/\S/.test(told.title) ? [] : ['has no title']),
    ...(description.length < SHORTEST_DESCRIPTION || description.length > MAX_DESCRIPTION_LENGTH
      ? [`description has ${description.length} signs: ${description}`]
      : []),
    ...NEEDED.filter((name) => !told.meta.get(name)).map((name) => `${name} is missing`),
    ...(told.meta.has('robots') ? ['is kept from search engines'] : []),
    ...equal
      .filter(([, is, should]) => is !== should)
      .map(([name, is, should]) => `${name} is ${is ?? 'missing'}, not ${should ?? 'there'}`),
    ...told.structured.flatMap((thing) => wrongWith(thing)),
    ...wrongCrumbs(told, origin),
  ];
}

/** The way that is shown is the way that is told, from the place below the home page on. */
function wrongCrumbs({ crumbs, structured }: Told, origin: string): string[] {
  const list = structured.find((thing) => thing['@type'] === 'BreadcrumbList');
  if (!list) return crumbs.length > 0 ? ['shows the way to it and tells no BreadcrumbList'] : [];
  const items = (list['itemListElement'] as { name: string; item: string }[]).slice(1);
  const shown = crumbs.filter(({ url }) => !['/', '/hi'].includes(url)).map(({ name, url }) => [name, url && `${origin}${url}`]);
  const told = items.map(({ name, item }, index) => [name, index === items.length - 1 ? '' : item]);
  const same = shown.length === 0 || JSON.stringify(shown) === JSON.stringify(told);
  return same ? [] : [`shows the way ${JSON.stringify(shown)} and tells ${JSON.stringify(told)}`];
}

const find = (node: Node, wanted: (node: Node) => boolean): Node[] => [
  ...(wanted(node) ? [node] : []),
  ...(node.children ?? []).flatMap((child) => find(child, wanted)),
];
const textOf = (node: Node | undefined): string =>
  (node?.type === 'text' ? (node.data ?? '') : (node?.children ?? []).map(textOf).join('')).replaceAll(/\s+/g, ' ');
