/** The HTTP application: security middleware, health, API, sitemaps, assets and pages, in this order. */
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type Context as HonoContext, type MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';
import { sql } from 'kysely';
import { authenticate } from '#features/base/accounts/server/index.ts';
import type { Commentables } from '#features/base/discussion/server/index.ts';
import { paymentPageOrigin, type Purchasables } from '#features/base/payments/server/index.ts';
import {
  parseLanguage,
  LANGUAGES,
  localizePath,
  DEFAULT_LANGUAGE,
  languageOfPath,
  type Language,
} from '#platform/language/language.ts';
import { hideSecrets } from '#platform/contract/hide-secrets.ts';
import { DatabaseAway } from '#platform/db/database-watch.ts';
import { createContext } from '#platform/http/context.ts';
import { cookieName } from '#platform/http/cookies.ts';
import { notFound } from '#platform/http/errors.ts';
import { inLanguage, LANGUAGE_COOKIE, requestedLanguage, RETURN_COOKIE } from '#platform/http/request-language.ts';
import { mount, problemResponse, type HttpEnv } from '#platform/http/http.ts';
import { openApiDocument } from '#platform/http/openapi.ts';
import {
  identifyRequest,
  redirectLoopbackHost,
  requireSameOrigin,
  securityHeaders,
  type NodeBindings,
} from '#platform/http/security.ts';
import type { Services } from '#platform/http/context.ts';
import { apiRoutes } from './api.ts';
import { renderApiDocs, resolveReferences } from './api-docs.ts';
import { contract } from './contract.ts';
import { renderOfflinePage } from './plain-pages.ts';
import { mountContentFeeds } from './content-feeds.ts';
import { mountOpenSearch } from './open-search.ts';
import { mountJobFeeds } from './job-feeds.ts';
import { countRequests, mountMetrics, traceRequest } from './metrics.ts';
import { mountMcp } from '../mcp/mount-mcp.ts';
import { mountPageExports } from './page-exports.ts';
import { servePages, type RenderPage } from './serve-pages.ts';
import { mountSiteFacts } from './site-facts.ts';
import { renderRobots, renderSitemapIndex, renderSitemap } from './sitemaps.ts';
import { webManifest } from './web-manifest.ts';

export type ServerOptions = {
  services: Services;
  /** Renders a page; omitted where only the API is served. */
  renderPage?: RenderPage;
  assetsDir?: string;
  /** The purchasable types; all registered ones by default. */
  purchasables?: Purchasables;
  /** The commentable types; all registered ones by default. */
  commentables?: Commentables;
  isReady: () => boolean;
};

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Generated paths that look like static files. */
const GENERATED_PATH = /^\/(\.well-known|share)\/|\.md$/;
const ASSET = /\.[a-z0-9]{2,5}$/i;

/** Answers requests as `getRequestListener` calls it. */
export type HttpServer = { fetch: (request: Request, bindings: NodeBindings) => Response | Promise<Response> };

export function createServer(options: ServerOptions): HttpServer {
  const { services } = options;
  const { config, log } = services;
  // A trailing slash makes no difference: `comments/` and `comments` are the same endpoint.
  const app = new Hono<HttpEnv>({ strict: false });
  app.use(identifyRequest(config));
  const requests = config.METRICS_TOKEN ? countRequests(services.metrics) : undefined;
  if (requests) app.use(requests.count);
  if (config.OTEL_EXPORTER_OTLP_ENDPOINT) app.use(traceRequest);
  const paymentOrigin = paymentPageOrigin(config);
  const formTargets = paymentOrigin ? [paymentOrigin] : [];
  app.use(securityHeaders(config, formTargets));
  app.use((c, next) => inLanguage(languageOf(c, config.APP_ORIGIN), next));
  app.onError((error, c) => {
    const response = problemResponse(error, c.get('requestId'));
    const logFields = { requestId: c.get('requestId'), path: hideSecrets(c.req.path) };
    // That the database is away is said once, by its watch.
    if (error instanceof DatabaseAway) log.warn({ reason: error.message, ...logFields }, 'a request was refused');
    else if (response.status >= 500) log.error({ err: error, ...logFields }, 'a request failed');
    else if (error.cause instanceof Error) log.warn({ reason: error.cause.message, ...logFields }, 'a request was refused');
    return response;
  });
  mountHealth(app, options);
  app.use(redirectLoopbackHost(config));
  app.use(requireSameOrigin(config, isCrossSiteEndpoint));
  const pages = options.renderPage ? servePages(services, options.renderPage, formTargets) : undefined;
  app.use(whileDatabaseAnswers(services));
  app.use('/api/*', async (c, next) => {
    await next();
    if (!READS.has(c.req.method) && c.res.status < 400) pages?.onChange(c.req.path);
  });
  mountApi(app, options);
  mountMcp(app, services);
  mountSitemaps(app, services);
  mountJobFeeds(app, services);
  mountContentFeeds(app, services);
  mountOpenSearch(app, config);
  mountSiteFacts(app, services);
  mountMetrics(app, services);
  for (const pageLanguage of LANGUAGES)
    app.get(localizePath('/offline', pageLanguage), (c) =>
      c.html(renderOfflinePage(config.BRAND_NAME, c.get('nonce')), 200, { 'cache-control': 'no-cache' }),
    );
  if (options.assetsDir) mountAssets(app, options.assetsDir);
  if (pages) mountPageExports(app, services);
  pages?.mount(app);
  app.notFound((c) => problemResponse(notFound(), c.get('requestId')));
  return {
    fetch: (request, bindings) => {
      const kept = pages?.answerKept(request, bindings);
      if (kept) requests?.countKept(kept);
      return kept ?? app.fetch(request, bindings);
    },
  };
}

/**
 * The language of a request: for pages the prefix of the URL, for returns from a provider the language of the page that the
 * user came from, for the API the requested one, for anything else the default.
 */
function languageOf(c: HonoContext<HttpEnv>, origin: string): Language {
  const { path } = c.req;
  const prefix = languageOfPath(path);
  if (prefix) return prefix;
  if (path.startsWith('/auth/')) return parseLanguage(getCookie(c, RETURN_COOKIE)) ?? DEFAULT_LANGUAGE;
  if (!path.startsWith('/api/')) return DEFAULT_LANGUAGE;
  return requestedLanguage({ header: (name) => c.req.header(name), cookie: getCookie(c, LANGUAGE_COOKIE), origin });
}

const crossSite = new Set(Object.entries(contract).flatMap(([key, endpoint]) => (endpoint.crossSite ? [key] : [])));
const isCrossSiteEndpoint = (method: string, path: string) => crossSite.has(`${method} ${path}`);

/** What is made from the database, other than pages, which have kept ones. */
const MADE_FROM_DATABASE = /^\/(?:api|share)\/|\.(?:xml|json|md)$/;

/** Refuses what cannot be answered as soon as the database is away; a change that has begun is ended some seconds later. */
const whileDatabaseAnswers =
  ({ databaseWatch }: Services): MiddlewareHandler<HttpEnv> =>
  async (c, next) => {
    const { method, path } = c.req;
    // The calls of a page end with it, and who returns from a payment is sent on in any case.
    if (c.get('inProcess') || !MADE_FROM_DATABASE.test(path) || isCrossSiteEndpoint(method, path)) return next();
    return READS.has(method) ? databaseWatch.unlessAway(next) : databaseWatch.change(next);
  };

function mountHealth(app: Hono<HttpEnv>, { services, isReady }: ServerOptions): void {
  // Where staff read reports before these had a place in the console.
  for (const pageLanguage of LANGUAGES)
    app.get(localizePath('/moderation', pageLanguage), (c) => c.redirect(localizePath('/staff/reports', pageLanguage), 301));
  app.get('/healthz', (c) => c.text('ok'));
  app.get('/readyz', async (c) => {
    if (!isReady()) return c.text('not ready', 503);
    const isDatabaseAvailable = await services.databaseWatch
      .unlessAway(() => sql`select 1`.execute(services.db))
      .then(
        () => true,
        () => false,
      );
    return isDatabaseAvailable ? c.text('ready') : c.text('database away', 503);
  });
}

function mountApi(app: Hono<HttpEnv>, { services, purchasables, commentables }: ServerOptions): void {
  const { config } = services;
  const openapi = openApiDocument(contract, {
    title: `${config.BRAND_NAME} API`,
    version: '1.0.0',
    description: 'Every endpoint that the pages of the site use.',
    origin: config.APP_ORIGIN,
    cookie: cookieName(config, 'sid'),
  });
  const text = JSON.stringify(openapi);
  app.get('/api/openapi.json', (c) =>
    c.body(text, 200, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'public, max-age=300' }),
  );
  let documented: ReturnType<typeof resolveReferences> | undefined;
  app.get('/api/docs', (c) =>
    c.html(renderApiDocs((documented ??= resolveReferences(openapi)), config.BRAND_NAME, c.get('nonce'))),
  );
  mount(app, apiRoutes(purchasables, commentables), { services, authenticate });
  for (const path of ['/api', '/api/*'])
    app.all(path, () => {
      throw notFound('endpoint');
    });
}

function mountSitemaps(app: Hono<HttpEnv>, services: Services): void {
  const { APP_ORIGIN } = services.config;
  const xml = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' };
  app.get('/app.webmanifest', (c) =>
    c.json(webManifest(services.config.BRAND_NAME), 200, {
      'content-type': 'application/manifest+json',
      'cache-control': 'public, max-age=3600',
    }),
  );
  app.get('/robots.txt', (c) => c.text(renderRobots(APP_ORIGIN), 200, { 'cache-control': 'public, max-age=3600' }));
  app.get('/sitemap.xml', async (c) => c.body(await renderSitemapIndex(createContext(services)), 200, xml));
  app.get('/sitemaps/:name{[a-z-]+\\.xml}', (c) => {
    const name = c.req.param('name').replace('.xml', '');
    const text = renderSitemap(createContext(services), name, c.req.query('after') ?? '');
    return text === null ? c.text('Not found', 404) : c.body(text, 200, xml);
  });
}

function mountAssets(app: Hono<HttpEnv>, root: string): void {
  app.use('/assets/*', serveFiles(root, 'public, max-age=31536000, immutable'));
  app.use('*', serveFiles(root, 'public, max-age=3600'));
  app.get('*', async (c, next) =>
    ASSET.test(c.req.path) && !GENERATED_PATH.test(c.req.path) ? c.text('Not found', 404) : next(),
  );
}

/**
 * Serves the files of a folder. The header is set on the response, because `onFound` runs after the response is created and
 * its headers count only where the server library has replaced the global `Response`.
 */
function serveFiles(root: string, cacheControl: string): MiddlewareHandler {
  const serve = serveStatic({ root, precompressed: true });
  return async (c, next) => {
    const response = await serve(c, next);
    // Without such a file, the result is that of `next`.
    if (response instanceof Response) response.headers.set('cache-control', cacheControl);
    return response;
  };
}
