/** Requests every address of the site without running scripts: status, HTML and metadata. */
import { expect, test } from 'vitest';
import { ADDRESSES } from '../setup/addresses.ts';
import { visibleText } from '../setup/html.ts';
import { parsePageMetadata, findMetadataProblems } from '../setup/page-metadata.ts';
import { crawlSitemaps } from '../setup/crawl-sitemaps.ts';
import { workerServer } from '../setup/worker-server.ts';

const { origin } = workerServer();
const open = (path: string, headers: Record<string, string> = {}) => fetch(origin + path, { redirect: 'manual', headers });
const attribute = (html: string, pattern: RegExp) => pattern.exec(html)?.[1];

/** Types of structured data that a page must include, by route. */
const STRUCTURED_DATA: Record<string, readonly string[]> = {
  '/': ['WebSite', 'Organization'],
  '/jobs-apprenticeships': ['ItemList'],
  '/jobs-apprenticeships/$company_slug/$job_slug': ['JobPosting', 'BreadcrumbList'],
  '/companies': ['ItemList', 'BreadcrumbList'],
  '/company/$slug': ['Organization', 'BreadcrumbList', 'ItemList'],
  '/skills': ['ItemList'],
  '/skills/$id': ['CollectionPage', 'BreadcrumbList'],
  '/courses': ['ItemList'],
  '/course-detail/$id/$': ['Course', 'BreadcrumbList'],
  '/category/$id/$name': ['ItemList', 'BreadcrumbList'],
  '/universities': ['ItemList', 'BreadcrumbList'],
  '/university/$university_code/$university_name': ['CollegeOrUniversity', 'BreadcrumbList', 'ItemList'],
  '/insights': ['ItemList'],
  '/insights/browse': ['ItemList'],
  '/insights/detail/$slug': ['Article', 'BreadcrumbList'],
  '/learning-packs': ['ItemList'],
  '/boards/$slug': ['CollectionPage', 'BreadcrumbList', 'ItemList'],
  '/communities': ['ItemList'],
  '/communities/$slug': ['BreadcrumbList', 'ItemList'],
  '/communities/$slug/topics/$topic': ['BreadcrumbList'],
  '/forum': ['ItemList'],
  '/forum/$slug': ['QAPage', 'BreadcrumbList'],
  '/blog': ['Blog', 'ItemList'],
  '/blog/$blog_id': ['BlogPosting', 'BreadcrumbList'],
  '/tech-incubator-for-Individuals': ['FAQPage', 'BreadcrumbList'],
  '/funding-options/scholarship': ['ItemList', 'BreadcrumbList'],
};
/** The offset of the width in a PNG file, followed by the height. */
const PNG_SIZE_OFFSET = 16;
/** Pages with an Atom feed. */
const HAS_FEED = ['/blog', '/insights', '/insights/browse', '/category/$id/$name', '/communities/$slug'];

test.each(Object.entries(ADDRESSES))('%s renders a complete page for a visitor', async (id, { path, status = 200, hidden }) => {
  const response = await open(path);
  expect(response.status).toBe(status);
  if (status < 400 && status >= 300) return;
  const html = await response.text();
  expect(html.match(/<title/g)).toHaveLength(1);
  expect(html.match(/<h1[ >]/g)).toHaveLength(1);
  expect(visibleText(html)).not.toMatch(/\bundefined\b|\bNaN\b|\[object Object\]|\{\w+\}/);
  const canonical = attribute(html, /<link rel="canonical" href="([^"]+)"/);
  if (hidden || status !== 200) {
    expect(html).toMatch(/name="robots" content="noindex"/);
    expect(canonical).toBeUndefined();
    return;
  }
  const metadata = parsePageMetadata(html);
  expect(findMetadataProblems(`${origin}${path}`, metadata)).toEqual([]);
  expect(metadata.structured.map((item) => item['@type'])).toEqual(expect.arrayContaining([...(STRUCTURED_DATA[id] ?? [])]));
  if (!HAS_FEED.includes(id)) return;
  const feed = await fetch(new URL(metadata.formats.get('application/atom+xml') ?? '', origin));
  expect([feed.status, feed.headers.get('content-type')]).toEqual([200, 'application/atom+xml; charset=utf-8']);
});

test('every public page links to a Markdown copy; the home page and pages with parameters have a share image of the declared size', async () => {
  for (const [id, { path, status = 200, hidden }] of Object.entries(ADDRESSES)) {
    if (hidden || status !== 200) continue;
    const { formats, meta } = parsePageMetadata(await (await open(path)).text());
    const copy = await fetch(formats.get('text/markdown') ?? '');
    expect([path, copy.status, /^# /m.test(await copy.text())]).toEqual([path, 200, true]);
    if (!id.includes('$') && id !== '/') continue;
    const picture = await fetch(meta.get('og:image') ?? '');
    expect([path, picture.status, picture.headers.get('content-type')]).toEqual([path, 200, 'image/png']);
    const size = new DataView(await picture.arrayBuffer(), PNG_SIZE_OFFSET);
    expect([size.getUint32(0), size.getUint32(4)]).toEqual([meta.get('og:image:width'), meta.get('og:image:height')].map(Number));
  }
});

test('URLs from every sitemap exist, can be indexed and have complete metadata of their own, in both languages', async () => {
  const { requested, problems } = await crawlSitemaps(origin, 4, { hasUserContent: true });
  expect(problems).toEqual([]);
  expect(requested).toBeGreaterThan(50);
});
