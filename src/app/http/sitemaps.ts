/** What search engines are told of: an index, the sitemaps of each kind of page, and the rules for robots. */
import { Readable } from 'node:stream';
import { listPostAddresses } from '#features/catalogue/blog/server/index.ts';
import { listTopicAddresses } from '#features/catalogue/communities/server/index.ts';
import { listCategories } from '#features/base/interests/server/index.ts';
import { findPartStarts, listIndexed, type SearchEntry, type SearchSources } from '#features/base/search/server/index.ts';
import { LANGUAGES, localPath, MAIN_LANGUAGE, type Language } from '#platform/language/language.ts';
import type { Context } from '#platform/http/context.ts';
import { searchables } from '../wiring/searchables.ts';
import { FOOTER_PLACES, LAW_PLACES, MORE_PLACES } from '../shell/more-places.ts';
import { MAIN_PLACES } from '../shell/places.ts';

/** A page of ours; `changedOn` is the day on which what stands there last changed. */
type Address = { path: string; changedOn?: string };
type Kind = keyof SearchSources;

/** A sitemap may hold 50,000 addresses, by its rules; a page has one in each language. */
const MAX_PER_FILE = 50_000 / LANGUAGES.length;
/** As many as are read at once. */
const BATCH_SIZE = 500;

/** They lead to pages of ours that are a member's own, or that write something. */
const NOT_FOUND_BY_SEARCH = /^\/(applications|plans|boards|purchases|referral|forum\/ask|compare-courses)$/;

const pages = (): Address[] => {
  const places = [...MAIN_PLACES, ...MORE_PLACES, ...LAW_PLACES, ...FOOTER_PLACES.flatMap((column) => column.places)];
  const paths = ['/', ...places.map(({ to }) => to)].filter((path) => !path.includes('?') && !NOT_FOUND_BY_SEARCH.test(path));
  return [...new Set(paths)].map((path) => ({ path }));
};

/** Those that are short and known. */
const SHORT: Record<string, (ctx: Context) => Promise<Address[]>> = {
  pages: async () => pages(),
  blog: listPostAddresses,
  categories: async (ctx) => (await listCategories(ctx)).map(({ slug }) => ({ path: `/category/${slug}/${slug}` })),
  topics: listTopicAddresses,
};

/** The names of the others, which may be as long as the database; what is in them is what search finds. */
const LONG: Record<string, Kind> = {
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

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const LINK_SPACE = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';
const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** `/sitemap.xml`: where the sitemaps are, a long one in as many parts as it needs. */
export async function sitemapIndex(ctx: Context): Promise<string> {
  const short = Object.keys(SHORT).map((name) => `${name}.xml`);
  const long = await Promise.all(
    Object.entries(LONG).map(async ([name, kind]) =>
      (await findPartStarts(ctx, kind, MAX_PER_FILE)).map(
        (after) => `${name}.xml${after ? `?after=${encodeURIComponent(after)}` : ''}`,
      ),
    ),
  );
  const maps = [...short, ...long.flat()].map(
    (file) => `<sitemap><loc>${escape(`${ctx.config.APP_ORIGIN}/sitemaps/${file}`)}</loc></sitemap>`,
  );
  return `${HEAD}<sitemapindex ${SPACE}>${maps.join('')}</sitemapindex>\n`;
}

/** A sitemap, written while it is read; null for one there is not. `after` is where this part of a long one begins. */
export function sitemapOf(ctx: Context, name: string, after: string): ReadableStream<Uint8Array> | null {
  const short = Object.hasOwn(SHORT, name) ? SHORT[name] : undefined;
  const kind = Object.hasOwn(LONG, name) ? LONG[name] : undefined;
  if (!short && !kind) return null;
  const parts = short ? once(short(ctx)) : everybodys(ctx, kind as Kind, after);
  const bytes = Readable.from(written(ctx.config.APP_ORIGIN, parts), { objectMode: false });
  return Readable.toWeb(bytes) as ReadableStream<Uint8Array>;
}

async function* once(addresses: Promise<Address[]>): AsyncGenerator<Address[]> {
  yield await addresses;
}

/** The index of search may be a minute behind, and a job closes by its date: each feature is asked once more. */
async function* everybodys(ctx: Context, kind: Kind, from: string): AsyncGenerator<Address[]> {
  let after = from;
  for (let read = 0; read < MAX_PER_FILE; read += BATCH_SIZE) {
    const found = await listIndexed(ctx, kind, after, BATCH_SIZE);
    const refs = found.map(({ ref }) => ref);
    const still = refs.length > 0 ? await searchables[kind](ctx, refs) : new Map<string, SearchEntry>();
    yield found.filter(({ ref }) => says(still.get(ref)));
    if (found.length < BATCH_SIZE) return;
    after = found.at(-1)?.ref ?? '';
  }
}

/** A member who tells nothing of themselves has a page that search engines are asked to leave out. */
const says = (entry: SearchEntry | undefined): boolean => entry !== undefined && (entry.meta.length > 0 || entry.text !== '');

async function* written(origin: string, parts: AsyncIterable<Address[]>): AsyncGenerator<string> {
  yield `${HEAD}<urlset ${SPACE} ${LINK_SPACE}>`;
  for await (const addresses of parts) yield addresses.map((address) => inEachLanguage(origin, address)).join('');
  yield '</urlset>\n';
}

/** The page once in each language, each time with where it is in the others; `x-default` is for readers of any other. */
function inEachLanguage(origin: string, { path, changedOn }: Address): string {
  const at = (to: Language) => escape(`${origin}${localPath(path, to)}`);
  const link = (to: string, address: string) => `<xhtml:link rel="alternate" hreflang="${to}" href="${address}"/>`;
  const links = [...LANGUAGES.map((to) => link(to, at(to))), link('x-default', at(MAIN_LANGUAGE))].join('');
  const changed = changedOn ? `<lastmod>${changedOn}</lastmod>` : '';
  return LANGUAGES.map((to) => `<url><loc>${at(to)}</loc>${changed}${links}</url>`).join('');
}

/** `/robots.txt`: everything that is public, the share pictures among it, and where the sitemaps are. */
export const robots = (origin: string): string =>
  [
    'User-agent: *',
    'Allow: /api/blogs/',
    'Allow: /api/pages/',
    'Allow: /api/knowledges/feed.xml',
    'Disallow: /api/',
    'Disallow: /settings',
    'Disallow: /shared-plans/',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
