/** The HTTP application: walls, health, API, assets and pages, in this order. */
import { setTimeout as sleep } from 'node:timers/promises';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type Context as HonoContext } from 'hono';
import { compress } from 'hono/compress';
import { getCookie } from 'hono/cookie';
import { sql } from 'kysely';
import { authenticate } from '#features/accounts/server/index.ts';
import type { Commentables } from '#features/discussion/server/index.ts';
import type { Purchasables } from '#features/payments/server/index.ts';
import {
  asLanguage,
  language,
  languageTag,
  localPath,
  MAIN_LANGUAGE,
  plainPath,
  prefixOf,
  type Language,
} from '#platform/language/language.ts';
import { hideSecrets } from '#platform/contract/hide-secrets.ts';
import { createContext } from '#platform/server/context.ts';
import { cookieName } from '#platform/server/cookies.ts';
import { notFound } from '#platform/server/errors.ts';
import { inLanguage, LANGUAGE_COOKIE, languageAsked, RETURN_COOKIE } from '#platform/server/language.ts';
import { mount, problemResponse, type HttpEnv } from '#platform/server/http.ts';
import { openApiDocument } from '#platform/server/openapi.ts';
import { addressKey, createRateLimiter } from '#platform/server/rate-limit.ts';
import { identifyRequest, oneLoopbackName, sameOriginChanges, securityHeaders } from '#platform/server/security.ts';
import type { Services } from '#platform/server/context.ts';
import { apiRoutes } from './api.ts';
import { frameOrigins } from './frame-origins.ts';
import { apiDocsPage } from './api-docs.ts';
import { contract } from './contract.ts';
import { robots, sitemapIndex, sitemapOf } from './sitemaps.ts';

/** Calls the API of this process without a network hop; given to every page render. */
export type ApiFetch = (request: Request) => Promise<Response>;
export type PageRequest = { apiFetch: ApiFetch; nonce: string; origin: string; language: Language };
export type RenderPage = (request: Request, context: PageRequest) => Promise<Response>;

export type ServerOptions = {
  services: Services;
  /** Renders a page; absent where only the API is served. */
  renderPage?: RenderPage;
  assetsDir?: string;
  /** What is on sale; the product's own table unless given. */
  purchasables?: Purchasables;
  /** What can be talked about; the product's own table unless given. */
  commentables?: Commentables;
  isReady: () => boolean;
};

/** The one page that shows another site's. */
const FRAME_PAGE = '/courses/frame';
/** Pages that one address may open. */
const PAGE_LIMIT = { max: 300, seconds: 60 };
/** A database that takes longer to say anything is as good as away. */
const READY_MS = 2000;
const ASSET = /\.[a-z0-9]{2,5}$/i;

export function createServer(options: ServerOptions): Hono<HttpEnv> {
  const { services } = options;
  const { config, log } = services;
  // `comments/` and `comments` are one address.
  const app = new Hono<HttpEnv>({ strict: false });
  app.use(identifyRequest(config));
  app.use(securityHeaders(config, paymentOrigins(services)));
  app.use((c, next) => inLanguage(languageOf(c, config.APP_ORIGIN), next));
  app.onError((error, c) => {
    const response = problemResponse(error, c.get('requestId'));
    const facts = { requestId: c.get('requestId'), path: hideSecrets(c.req.path) };
    if (response.status >= 500) log.error({ err: error, ...facts }, 'a request failed');
    else if (error.cause instanceof Error) log.warn({ reason: error.cause.message, ...facts }, 'a request was refused');
    return response;
  });
  mountHealth(app, options);
  app.use(oneLoopbackName(config));
  app.use(sameOriginChanges(config, isCrossSiteEndpoint));
  mountApi(app, options);
  mountSitemaps(app, services);
  if (options.assetsDir) mountAssets(app, options.assetsDir);
  if (options.renderPage) mountPages(app, services, options.renderPage);
  app.notFound((c) => problemResponse(notFound(), c.get('requestId')));
  return app;
}

/** A page says its language in its address; everything else is answered in the reader's. */
function languageOf(c: HonoContext<HttpEnv>, origin: string): Language {
  const { path } = c.req;
  const prefix = prefixOf(path);
  if (prefix) return prefix;
  if (path.startsWith('/auth/')) return asLanguage(getCookie(c, RETURN_COOKIE)) ?? MAIN_LANGUAGE;
  if (!path.startsWith('/api/')) return MAIN_LANGUAGE;
  return languageAsked({ header: (name) => c.req.header(name), cookie: getCookie(c, LANGUAGE_COOKIE), origin });
}

/** Other origins that a form of ours may post to: the payment page. */
function paymentOrigins({ config }: Services): string[] {
  if (config.standIns.payment) return config.sandboxOrigin ? [config.sandboxOrigin] : [];
  if (!config.PAYU_KEY) return [];
  return [config.local ? 'https://test.payu.in' : 'https://secure.payu.in'];
}

const crossSite = new Set(Object.entries(contract).flatMap(([key, endpoint]) => (endpoint.crossSite ? [key] : [])));
const isCrossSiteEndpoint = (method: string, path: string) => crossSite.has(`${method} ${path}`);

function mountHealth(app: Hono<HttpEnv>, { services, isReady }: ServerOptions): void {
  app.get('/healthz', (c) => c.text('ok'));
  app.get('/readyz', async (c) => {
    if (!isReady()) return c.text('not ready', 503);
    const answers = await Promise.race([
      sql`select 1`.execute(services.db).then(
        () => true,
        () => false,
      ),
      sleep(READY_MS, false, { ref: false }),
    ]);
    return answers ? c.text('ready') : c.text('database away', 503);
  });
}

function mountApi(app: Hono<HttpEnv>, { services, purchasables, commentables }: ServerOptions): void {
  const { config } = services;
  const openapi = openApiDocument(contract, {
    title: `${config.BRAND_NAME} API`,
    version: '1.0.0',
    description: 'Everything the pages of the product use.',
    origin: config.APP_ORIGIN,
    cookie: cookieName(config, 'sid'),
  });
  const text = JSON.stringify(openapi);
  app.get('/api/openapi.json', (c) =>
    c.body(text, 200, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'public, max-age=300' }),
  );
  app.get('/api/docs', (c) => c.html(apiDocsPage(openapi, config.BRAND_NAME, c.get('nonce'))));
  mount(app, apiRoutes(purchasables, commentables), { services, authenticate });
  for (const path of ['/api', '/api/*'])
    app.all(path, () => {
      throw notFound('Endpoint');
    });
}

function mountSitemaps(app: Hono<HttpEnv>, services: Services): void {
  const { APP_ORIGIN } = services.config;
  const xml = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' };
  app.get('/robots.txt', (c) => c.text(robots(APP_ORIGIN), 200, { 'cache-control': 'public, max-age=3600' }));
  app.get('/sitemap.xml', (c) => c.body(sitemapIndex(APP_ORIGIN), 200, xml));
  app.get('/sitemaps/:kind{[a-z-]+\\.xml}', async (c) => {
    const text = await sitemapOf(createContext(services), c.req.param('kind').replace('.xml', ''));
    return text === null ? c.text('Not found', 404) : c.body(text, 200, xml);
  });
}

function mountAssets(app: Hono<HttpEnv>, root: string): void {
  app.use('/assets/*', compress());
  const immutable = 'public, max-age=31536000, immutable';
  app.use('/assets/*', serveStatic({ root, onFound: (_path, c) => c.header('cache-control', immutable) }));
  app.use('*', serveStatic({ root, onFound: (_path, c) => c.header('cache-control', 'public, max-age=3600') }));
  app.get('*', async (c, next) =>
    ASSET.test(c.req.path) && !c.req.path.startsWith('/.well-known') ? c.text('Not found', 404) : next(),
  );
}

function mountPages(app: Hono<HttpEnv>, services: Services, renderPage: RenderPage): void {
  const session = `${cookieName(services.config, 'sid')}=`;
  const limiter = createRateLimiter(services.clock);
  app.use(compress());
  app.get('*', async (c) => {
    if (c.req.path === '/' && arrivesIn(c) !== MAIN_LANGUAGE) {
      c.header('cache-control', 'private, no-store');
      return c.redirect(localPath(`/${new URL(c.req.url).search}`, arrivesIn(c)), 302);
    }
    const allowed = services.config.RATE_LIMITS === false || limiter(addressKey(c.get('ip')), PAGE_LIMIT).allowed;
    if (!allowed) return c.text('That was a lot at once. Try again in a minute.', 429, { 'retry-after': '60' });
    if (plainPath(c.req.path) === FRAME_PAGE)
      c.set('frames', await frameOrigins(createContext(services), c.req.query('id') ?? ''));
    const bindings = { inProcess: { ip: c.get('ip'), requestId: c.get('requestId') } };
    const response = await renderPage(c.req.raw, {
      apiFetch: async (request) => app.fetch(forwarding(c.req.raw, request), bindings),
      nonce: c.get('nonce'),
      origin: services.config.APP_ORIGIN,
      language: language(),
    });
    const personal = (c.req.header('cookie') ?? '').includes(session);
    const answer = new Response(response.body, response);
    answer.headers.set('content-language', languageTag());
    answer.headers.set('cache-control', personal ? 'private, no-store' : 'private, no-cache');
    return answer;
  });
}

/** Who types the bare address gets the language they once chose; links, and everybody who chose none, get the address as it is. */
function arrivesIn(c: HonoContext<HttpEnv>): Language {
  const typed = c.req.header('sec-fetch-site') === 'none';
  return (typed && asLanguage(getCookie(c, LANGUAGE_COOKIE))) || MAIN_LANGUAGE;
}

/** The API sees the visitor's cookies, as it would over the network; the page names its language itself. */
function forwarding(page: Request, request: Request): Request {
  for (const name of ['cookie', 'host']) {
    const value = page.headers.get(name);
    if (value) request.headers.set(name, value);
  }
  return request;
}
