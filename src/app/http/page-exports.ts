/** Exports of public pages: Markdown, and the preview image for links. */
import type { Context as HonoContext, Hono } from 'hono';
import { parseDocument } from 'htmlparser2';
import { m } from '#platform/messages/messages.js';
import type { Services } from '#platform/http/context.ts';
import type { HttpEnv } from '#platform/http/http.ts';
import { addressKey } from '#platform/http/rate-limit.ts';
import { renderSharePicture } from '#platform/io/share-picture.ts';
import { htmlToMarkdown } from './html-to-markdown.ts';

const CACHE_FOR_A_DAY = 'public, max-age=86400';
/** How many images one address may request; cached ones do not count. */
const IMAGE_LIMIT = { max: 60, seconds: 60 };
/** About 60 kB each. */
const MAX_PICTURES = 300;
const NOINDEX = /<meta[^>]+name="robots"[^>]+noindex/;
const PREVIEW_TAGS = /<meta property="og:(title|description)" content="([^"]*)"/g;

type PageContext = HonoContext<HttpEnv>;

/** The kind of a page by the prefix of its path. */
const KINDS: readonly [RegExp, () => string][] = [
  [/^\/jobs-apprenticeships\/[^/]+\//, m.shell_share_job],
  [/^\/course-detail\//, m.shell_share_course],
  [/^\/insights\/detail\//, m.shell_share_insight],
  [/^\/boards\//, m.shell_share_board],
  [/^\/communities\/./, m.shell_share_community],
  [/^\/forum\/./, m.shell_share_question],
  [/^\/company\//, m.shell_share_company],
  [/^\/university\//, m.shell_share_university],
  [/^\/profile\//, m.shell_share_profile],
  [/^\/skills\/./, m.shell_share_skill],
  [/^\/category\//, m.shell_share_category],
];

export function mountPageExports(app: Hono<HttpEnv>, services: Services): void {
  const { config, limiter } = services;
  const pictures = new Map<string, Uint8Array<ArrayBuffer>>();

  /** Renders the page for a visitor; null if it is not public. */
  const renderPublic = async (c: PageContext, path: string): Promise<string | null> => {
    const response = await app.fetch(
      new Request(`${config.APP_ORIGIN}${path}`, { headers: { host: new URL(config.APP_ORIGIN).host } }),
      {
        inProcess: { ip: c.get('ip'), requestId: c.get('requestId') },
      },
    );
    const text = response.status === 200 ? await response.text() : '';
    return text && !NOINDEX.test(text) ? text : null;
  };
  const notFound = (c: PageContext) => c.text('Not found', 404);

  const markdown = async (c: PageContext, path: string) => {
    const html = await renderPublic(c, path);
    if (html === null) return notFound(c);
    const canonical = `${config.APP_ORIGIN}${path}`;
    const text = `${htmlToMarkdown(html, config.APP_ORIGIN)}\n---\n\n${m.shell_copy_of({ url: canonical })}\n`;
    return c.body(text, 200, {
      'content-type': 'text/markdown; charset=utf-8',
      'cache-control': 'public, max-age=300',
      vary: 'accept',
      link: `<${canonical}>; rel="canonical"`,
    });
  };

  app.get('/share/:path{.+\\.png}', async (c) => {
    const path = `/${c.req.param('path').slice(0, -'.png'.length)}`.replace(/^\/home$/, '/');
    const cached = pictures.get(path);
    const isAllowed =
      cached !== undefined ||
      config.RATE_LIMITS === false ||
      (await limiter.count(`picture ${addressKey(c.get('ip'))}`, IMAGE_LIMIT)).allowed;
    if (!isAllowed) return c.text('Too many requests. Try again in a minute.', 429, { 'retry-after': '60' });
    // Visibility is checked each time, so that the image of a hidden page disappears too.
    const html = await renderPublic(c, path);
    if (html === null) return notFound(c);
    const file = cached ?? new Uint8Array(await renderSharePicture(parsePreview(html, path, config.BRAND_NAME)));
    pictures.delete(path);
    pictures.set(path, file);
    const [oldest] = pictures.keys();
    if (pictures.size > MAX_PICTURES && oldest !== undefined) pictures.delete(oldest);
    return c.body(file, 200, { 'content-type': 'image/png', 'cache-control': CACHE_FOR_A_DAY });
  });
  app.get('*', async (c, next) => {
    const acceptsMarkdown = c.req.header('accept')?.includes('text/markdown') ?? false;
    if (!acceptsMarkdown && !c.req.path.endsWith('.md')) return next();
    return markdown(c, c.req.path.replace(/\.md$/, '').replace(/^\/index$/, '/'));
  });
}

function parsePreview(html: string, path: string, brand: string) {
  const preview = new Map(Array.from(html.matchAll(PREVIEW_TAGS), ([, name = '', text = '']) => [name, decodeEntities(text)]));
  return {
    slug: path.split('/').findLast(Boolean) ?? 'home',
    kicker: KINDS.find(([paths]) => paths.test(path))?.[1]() ?? brand,
    title: (preview.get('title') ?? brand).replace(` | ${brand}`, ''),
    text: preview.get('description') ?? '',
    chips: [],
    brand,
  };
}

const decodeEntities = (text: string) => (parseDocument(text).children[0] as { data?: string } | undefined)?.data ?? '';
