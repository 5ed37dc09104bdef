/** Requests the pages of a running server's sitemaps, as a search engine does, and checks their metadata. */
import { findMissingRecommendations } from './structured-data.ts';
import { parsePageMetadata, findMetadataProblems, type PageMetadata } from './page-metadata.ts';

type Problem = { page: string; problem: string };
/** `longTitles` exceed what search engines show; `missingRecommendations` counts recommended properties that are absent. */
export type SitemapReport = {
  requested: number;
  problems: Problem[];
  longTitles: string[];
  missingRecommendations: Map<string, number>;
};

const MAX_TITLE_LENGTH = 65;
const BATCH_SIZE = 4;
const attributeOf = (tag: string, name: string) => new RegExp(`${name}="([^"]*)"`).exec(tag)?.[1] ?? '';

/** The URLs of a sitemap, each with its alternates in other languages. */
export function parseSitemap(xml: string): { address: string; languages: Map<string, string>; changedOn: string | undefined }[] {
  return Array.from(xml.matchAll(/<url>(.*?)<\/url>/gs), ([, entry = '']) => ({
    address: /<loc>([^<]+)<\/loc>/.exec(entry)?.[1] ?? '',
    languages: new Map(
      Array.from(entry.matchAll(/<xhtml:link [^>]+>/g), ([tag]) => [attributeOf(tag, 'hreflang'), attributeOf(tag, 'href')]),
    ),
    changedOn: /<lastmod>([^<]+)<\/lastmod>/.exec(entry)?.[1],
  }));
}

/** Sitemaps of user content, where titles and descriptions may repeat. */
const USER_CONTENT = /\/(insights|boards|profiles|questions|jobs|companies)\b/;

/**
 * Checks up to `maxPerSitemap` pages of each sitemap, from its start and its end, in every language. Titles and descriptions
 * must be unique; with `hasUserContent` those of user content are exempt.
 */
export async function crawlSitemaps(
  origin: string,
  maxPerSitemap: number,
  { hasUserContent = false } = {},
): Promise<SitemapReport> {
  const index = await (await fetch(`${origin}/sitemap.xml`)).text();
  const maps = Array.from(index.matchAll(/<loc>([^<]+)<\/loc>/g), ([, map = '']) => map);
  const urls = new Set<string>();
  const userContent = new Set<string>();
  for (const map of maps) {
    const all = parseSitemap(await (await fetch(map.replaceAll('&amp;', '&'))).text());
    const sample =
      all.length <= maxPerSitemap
        ? all
        : [...all.slice(0, Math.ceil(maxPerSitemap / 2)), ...all.slice(-Math.floor(maxPerSitemap / 2))];
    for (const address of sample.flatMap(({ languages }) => [...languages.values()])) {
      urls.add(address);
      if (hasUserContent && USER_CONTENT.test(map)) userContent.add(address);
    }
  }
  const addresses = [...urls];
  const problems: Problem[] = [];
  const longTitles: string[] = [];
  const used = new Map<string, string>();
  const missingRecommendations = new Map<string, number>();
  const check = (page: string, { title, meta, structured }: PageMetadata) => {
    for (const property of structured.flatMap((item) => findMissingRecommendations(item)))
      missingRecommendations.set(property, (missingRecommendations.get(property) ?? 0) + 1);
    if (title.length > MAX_TITLE_LENGTH) longTitles.push(`${page}: ${title}`);
    for (const text of userContent.has(page) ? [] : new Set([title, meta.get('description') ?? ''])) {
      const other = used.get(`${meta.get('og:locale')} ${text}`);
      if (other) problems.push({ page, problem: `has the title or description of ${other}: ${text}` });
      else used.set(`${meta.get('og:locale')} ${text}`, page);
    }
  };
  for (let first = 0; first < addresses.length; first += BATCH_SIZE)
    await Promise.all(
      addresses.slice(first, first + BATCH_SIZE).map(async (page) => {
        const response = await fetch(page, { redirect: 'manual' });
        if (response.status !== 200) return problems.push({ page, problem: `answers ${response.status}` });
        const metadata = parsePageMetadata(await response.text());
        check(page, metadata);
        return problems.push(...findMetadataProblems(page, metadata).map((problem) => ({ page, problem })));
      }),
    );
  return { requested: addresses.length, problems, longTitles, missingRecommendations };
}
