import { findPageLinks, xmlItems, XmlError, type ParsedRow } from '#features/base/job-postings/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { PAGE_USE, toSourceError, withFetched } from './fetch-document.ts';
import { pageRows } from './formats/read-page.ts';
import { bytesDocument, textOf, wholeText, type SourceDocument } from './source-document.ts';
import { SourceError } from './source-error.ts';

/** At one request per second, a quarter of an hour. */
export const MAX_PAGES = 1000;
const MAX_MAPS = 50;
const JOB_PATH = /job|career|vacanc|position|opening|stelle|emploi/i;

/** Rows of many pages; `isComplete` says, once all are read, whether every page that should have one was read. */
export type Crawl = { rows: AsyncGenerator<ParsedRow>; total: () => number; read: () => number; isComplete: () => boolean };

/** Reads the JobPosting of the pages that a list page links to, or that a sitemap lists. Throws a `SourceError`. */
export function crawlPages(ctx: Context, kind: 'job-list' | 'sitemap', address: string): Crawl {
  const progress = { total: 0, read: 0, isComplete: true };
  async function* rows(): AsyncGenerator<ParsedRow> {
    const found = kind === 'sitemap' ? await listSitemap(ctx, address) : await listLinks(ctx, address);
    yield* found.rows;
    const pages = found.pages.slice(0, MAX_PAGES);
    progress.total = pages.length;
    progress.isComplete = found.isComplete && found.pages.length <= MAX_PAGES;
    for (const page of pages) {
      const fetched = await ctx.fetcher.fetch(page, PAGE_USE);
      progress.read += 1;
      // A page that is gone has no job any more; any other failure leaves its job unknown.
      if (fetched.kind === 'ok')
        yield* pageRows(await wholeText({ ...bytesDocument(fetched.body), charset: fetched.charset }), page).map(at(page));
      else if (fetched.kind !== 'not_found' && fetched.kind !== 'robots') progress.isComplete = false;
    }
  }
  return { rows: rows(), total: () => progress.total, read: () => progress.read, isComplete: () => progress.isComplete };
}

const at =
  (page: string) =>
  (row: ParsedRow): ParsedRow => ({ ...row, at: new URL(page).pathname.slice(0, 200) });

type Found = { pages: string[]; rows: ParsedRow[]; isComplete: boolean };

async function listLinks(ctx: Context, address: string): Promise<Found> {
  const fetched = await ctx.fetcher.fetch(address, PAGE_USE);
  if (fetched.kind !== 'ok') throw toSourceError(fetched);
  const html = await wholeText({ ...bytesDocument(fetched.body), charset: fetched.charset });
  const folder = new URL('.', fetched.url).pathname;
  const links = findPageLinks(html, fetched.url).filter((link) => {
    const { pathname } = new URL(link);
    return JOB_PATH.test(pathname) || (folder !== '/' && pathname.startsWith(folder));
  });
  const rows = pageRows(html, fetched.url);
  if (links.length === 0 && rows.length === 0)
    throw new SourceError('no-postings', 'The page neither contains a JobPosting nor links to pages of jobs.');
  return { pages: links, rows, isComplete: true };
}

/** The pages of a sitemap, and of those that it lists; those that look like pages of jobs where some do. */
async function listSitemap(ctx: Context, address: string): Promise<Found> {
  const pages: string[] = [];
  const maps = [address];
  for (let index = 0; index < Math.min(maps.length, MAX_MAPS); index += 1) {
    const map = maps[index] ?? address;
    const found = await withFetched(ctx, map, { kind: 'sitemap' }, async (fetched) =>
      fetched.kind === 'ok' ? readMap(fetched.document) : { pages: [], maps: [] },
    );
    pages.push(...found.pages);
    if (index === 0) maps.push(...found.maps);
  }
  const isJob = (page: string) => URL.canParse(page) && JOB_PATH.test(new URL(page).pathname);
  const jobs = pages.filter(isJob);
  return { pages: jobs.length > 0 ? jobs : pages, rows: [], isComplete: maps.length <= MAX_MAPS };
}

async function readMap(document: SourceDocument): Promise<{ pages: string[]; maps: string[] }> {
  const isIndex = /<(?:\w+:)?sitemapindex/i.test(await headOf(document));
  const locations: string[] = [];
  try {
    const elements = isIndex ? { roots: ['sitemapindex'], items: ['sitemap'] } : { roots: ['urlset'], items: ['url'] };
    for await (const item of xmlItems(textOf(document), elements)) {
      const location = item.get('loc') ?? '';
      if (URL.canParse(location)) locations.push(location);
    }
  } catch (error) {
    if (error instanceof XmlError) throw new SourceError('not-xml', 'The document is not a sitemap.', error.message);
    throw error;
  }
  return isIndex ? { pages: [], maps: locations } : { pages: locations, maps: [] };
}

async function headOf(document: SourceDocument): Promise<string> {
  for await (const piece of textOf(document)) return piece.slice(0, 2000);
  return '';
}
