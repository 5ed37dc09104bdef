/** Sitemaps for search engines: an index, one sitemap per kind of page, and robots.txt. */
import { Readable } from 'node:stream';
import { listPostPaths } from '#features/catalogue/blog/server/index.ts';
import { listTopicPaths } from '#features/catalogue/communities/server/index.ts';
import { listCategories } from '#features/base/interests/server/index.ts';
import { findPartStarts, listIndexed, type SearchEntry, type SearchSources } from '#features/base/search/server/index.ts';
import { LANGUAGES, localizePath, DEFAULT_LANGUAGE, type Language } from '#platform/language/language.ts';
import type { Context } from '#platform/http/context.ts';
import { searchables } from '../wiring/searchables.ts';
import { FOOTER_LINKS, LEGAL_LINKS } from '../shell/footer-links.ts';
import { PLACES, SITE_PLACES } from '../shell/places.ts';
import { MAIN_LINKS } from '../shell/nav-links.ts';

/** A page; `changedOn` is the day of its last change. */
type Address = { path: string; changedOn?: string };
type Kind = keyof SearchSources;

/** The protocol allows 50,000 URLs per sitemap; a page has one URL per language. */
const MAX_PER_FILE = 50_000 / LANGUAGES.length;
/** Rows per query. */
const BATCH_SIZE = 500;

/** Links to personal pages or to forms, which are not listed. */
const NOT_LISTED =
  /^\/(applications|plans|boards|purchases|referral|forum\/ask|compare-courses|hiring|hiring\/jobs\/new|insights\/(search|create))$/;

const listFixedPages = (): Address[] => {
  const groups = [...PLACES, ...SITE_PLACES, ...FOOTER_LINKS];
  const links = [...MAIN_LINKS, ...LEGAL_LINKS, ...groups.flatMap((group) => group.links)];
  const paths = ['/', '/explore', ...links.map(({ to }) => to)].filter((path) => !path.includes('?') && !NOT_LISTED.test(path));
  return [...new Set(paths)].map((path) => ({ path }));
};

/** Sitemaps of a fixed or small size. */
const SMALL_SITEMAPS: Record<string, (ctx: Context) => Promise<Address[]>> = {
  pages: async () => listFixedPages(),
  blog: listPostPaths,
  categories: async (ctx) => (await listCategories(ctx)).map(({ slug }) => ({ path: `/category/${slug}/${slug}` })),
  topics: listTopicPaths,
};

/** Sitemaps that may grow with the database; their entries come from the search index. */
const LARGE_SITEMAPS: Record<string, Kind> = {
  jobs: 'job',
  courses: 'course',
  insights: 'insight',
  boards: 'board',
  communities: 'community',
  questions: 'question',
  companies: 'company',
  universities: 'university',
  profiles: 'user',
  skills: 'skill',
};

const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SITEMAP_NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const XHTML_NAMESPACE = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';
const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Renders `/sitemap.xml`: the list of sitemaps, long ones in parts. */
export async function renderSitemapIndex(ctx: Context): Promise<string> {
  const short = Object.keys(SMALL_SITEMAPS).map((name) => `${name}.xml`);
  const long = await Promise.all(
    Object.entries(LARGE_SITEMAPS).map(async ([name, kind]) =>
      (await findPartStarts(ctx, kind, MAX_PER_FILE)).map(
        (after) => `${name}.xml${after ? `?after=${encodeURIComponent(after)}` : ''}`,
      ),
    ),
  );
  const maps = [...short, ...long.flat()].map(
    (file) => `<sitemap><loc>${escape(`${ctx.config.APP_ORIGIN}/sitemaps/${file}`)}</loc></sitemap>`,
  );
  return `${XML_DECLARATION}<sitemapindex ${SITEMAP_NAMESPACE}>${maps.join('')}</sitemapindex>\n`;
}

/** Streams a sitemap; null for an unknown name. `after` is where this part of a long one begins. */
export function renderSitemap(ctx: Context, name: string, after: string): ReadableStream<Uint8Array> | null {
  const short = Object.hasOwn(SMALL_SITEMAPS, name) ? SMALL_SITEMAPS[name] : undefined;
  const kind = Object.hasOwn(LARGE_SITEMAPS, name) ? LARGE_SITEMAPS[name] : undefined;
  if (!short && !kind) return null;
  const batches = short ? singleBatch(short(ctx)) : indexedPages(ctx, kind as Kind, after);
  const bytes = Readable.from(writeEntries(ctx.config.APP_ORIGIN, batches), { objectMode: false });
  return Readable.toWeb(bytes) as ReadableStream<Uint8Array>;
}

async function* singleBatch(addresses: Promise<Address[]>): AsyncGenerator<Address[]> {
  yield await addresses;
}

/** Filters entries through their features, because the search index may be a minute behind and jobs close by date. */
async function* indexedPages(ctx: Context, kind: Kind, from: string): AsyncGenerator<Address[]> {
  let after = from;
  for (let offset = 0; offset < MAX_PER_FILE; offset += BATCH_SIZE) {
    const indexed = await listIndexed(ctx, kind, after, BATCH_SIZE);
    const refs = indexed.map(({ ref }) => ref);
    const current = refs.length > 0 ? await searchables[kind](ctx, refs) : new Map<string, SearchEntry>();
    yield indexed.filter(({ ref }) => isListed(current.get(ref)));
    if (indexed.length < BATCH_SIZE) return;
    after = indexed.at(-1)?.ref ?? '';
  }
}

/** Whether the page still exists and has content; empty profiles are excluded from search engines. */
const isListed = (entry: SearchEntry | undefined): boolean => entry !== undefined && (entry.meta.length > 0 || entry.text !== '');

async function* writeEntries(origin: string, batches: AsyncIterable<Address[]>): AsyncGenerator<string> {
  yield `${XML_DECLARATION}<urlset ${SITEMAP_NAMESPACE} ${XHTML_NAMESPACE}>`;
  for await (const addresses of batches) yield addresses.map((address) => renderUrlEntries(origin, address)).join('');
  yield '</urlset>\n';
}

/** One entry per language with its alternates; `x-default` is for any other language. */
function renderUrlEntries(origin: string, { path, changedOn }: Address): string {
  const urlIn = (to: Language) => escape(`${origin}${localizePath(path, to)}`);
  const link = (to: string, address: string) => `<xhtml:link rel="alternate" hreflang="${to}" href="${address}"/>`;
  const links = [...LANGUAGES.map((to) => link(to, urlIn(to))), link('x-default', urlIn(DEFAULT_LANGUAGE))].join('');
  const lastModified = changedOn ? `<lastmod>${changedOn}</lastmod>` : '';
  return LANGUAGES.map((to) => `<url><loc>${urlIn(to)}</loc>${lastModified}${links}</url>`).join('');
}

/** Renders `/robots.txt`: the paths that crawlers may not request, the exceptions under `/api/`, and the sitemap index. */
export const renderRobots = (origin: string): string =>
  [
    'User-agent: *',
    'Allow: /api/blogs/',
    'Allow: /api/pages/',
    'Allow: /api/knowledges/feed.xml',
    'Disallow: /api/',
    'Disallow: /settings',
    'Disallow: /shared-plans/',
    'Disallow: /received/',
    'Disallow: /confirm-address/',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
