/** What search engines are told of: an index, one sitemap for each kind of page, and the rules for robots. */
import { listPostAddresses } from '#features/blog/server/index.ts';
import type { Context } from '#platform/server/context.ts';
import { FOOTER_PLACES, LAW_PLACES, MAIN_PLACES, MORE_PLACES } from './shell/places.ts';

/** A page of ours; `changedOn` is the day on which what stands there last changed. */
type Address = { path: string; changedOn?: string };

/** They lead to pages of ours that are a member's own, or that write something. */
const NOT_FOUND_BY_SEARCH = /^\/(applications|plans|boards|purchases|referral|forum\/ask|compare-courses)$/;

const pages = (): Address[] => {
  const places = [...MAIN_PLACES, ...MORE_PLACES, ...LAW_PLACES, ...FOOTER_PLACES.flatMap((column) => column.places)];
  const paths = ['/', ...places.map(({ to }) => to)].filter((path) => !path.includes('?') && !NOT_FOUND_BY_SEARCH.test(path));
  return [...new Set(paths)].map((path) => ({ path }));
};

/** One line for each kind of page. */
const SITEMAPS: Record<string, (ctx: Context) => Promise<Address[]>> = {
  pages: async () => pages(),
  blog: listPostAddresses,
};

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** `/sitemap.xml`: where the sitemaps are. */
export const sitemapIndex = (origin: string): string => {
  const maps = Object.keys(SITEMAPS).map((kind) => `<sitemap><loc>${origin}/sitemaps/${kind}.xml</loc></sitemap>`);
  return `${HEAD}<sitemapindex ${SPACE}>${maps.join('')}</sitemapindex>\n`;
};

/** The sitemap of a kind; null for a kind there is not. */
export async function sitemapOf(ctx: Context, kind: string): Promise<string | null> {
  const list = Object.hasOwn(SITEMAPS, kind) ? SITEMAPS[kind] : undefined;
  if (!list) return null;
  const urls = (await list(ctx)).map(({ path, changedOn }) => {
    const changed = changedOn ? `<lastmod>${changedOn}</lastmod>` : '';
    return `<url><loc>${escape(`${ctx.config.APP_ORIGIN}${path}`)}</loc>${changed}</url>`;
  });
  return `${HEAD}<urlset ${SPACE}>${urls.join('')}</urlset>\n`;
}

/** `/robots.txt`: everything that is public, the share pictures among it, and where the sitemaps are. */
export const robots = (origin: string): string =>
  [
    'User-agent: *',
    'Allow: /api/blogs/',
    'Allow: /api/pages/',
    'Disallow: /api/',
    'Disallow: /settings',
    'Disallow: /shared-plans/',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
