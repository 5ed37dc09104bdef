/** Serves pages: rendered for each member, cached for visitors until their content changes. */
import type { Context as HonoContext, Hono } from 'hono';
import { compress } from 'hono/compress';
import { getCookie } from 'hono/cookie';
import { findSlugs } from '#features/base/accounts/server/index.ts';
import { DISMISSED_COOKIE, parseDismissed } from '#features/base/announcements/server/index.ts';
import { VISITOR_COOKIE } from '#features/base/own-ads/server/index.ts';
import { createChangeFinder } from '#features/base/search/server/index.ts';
import {
  parseLanguage,
  language,
  languageTag,
  localizePath,
  DEFAULT_LANGUAGE,
  stripLanguage,
  type Language,
} from '#platform/language/language.ts';
import { hideSecrets } from '#platform/contract/hide-secrets.ts';
import { LANGUAGE_COOKIE } from '#platform/http/request-language.ts';
import { DatabaseAway } from '#platform/db/database-watch.ts';
import { createContext, type Services } from '#platform/http/context.ts';
import { cookieName } from '#platform/http/cookies.ts';
import type { HttpEnv } from '#platform/http/http.ts';
import { pageCalls } from '#platform/http/page-calls.ts';
import { createPageCache, type PageCache, type RenderedPage, type Rendering } from '#platform/http/page-cache.ts';
import { measure } from '#platform/runtime/metrics.ts';
import { addressKey } from '#platform/http/rate-limit.ts';
import { findAddress, isDevelopment, type NodeBindings } from '#platform/http/security.ts';
import type { Config } from '#platform/runtime/config.ts';
import { chooseEncoding, finishPage } from './finish-page.ts';
import { findFrameOrigins } from './frame-origins.ts';
import { renderUnavailablePage } from './plain-pages.ts';
import { personalize, findShownIds, isVisitorsOwn, parseVisitorPage, type VisitorPage } from './visitor-pages.ts';

/** Calls the API of this process without a network hop; given to every page render. */
export type ApiFetch = (request: Request) => Promise<Response>;
export type PageRequest = { apiFetch: ApiFetch; nonce: string; origin: string; language: Language; time: number };
export type RenderPage = (request: Request, context: PageRequest) => Promise<Response>;

type PageContext = HonoContext<HttpEnv>;

/** The only page that embeds another site. */
const FRAME_PAGE = '/courses/frame';
/** Page requests per address. */
const PAGE_LIMIT = { max: 300, seconds: 60 };
/** The maximum age of a cached page; changes seen by search invalidate earlier. */
const MAX_AGE_MS = 30_000;
/** How long changes in other processes may go unnoticed. */
const CHECK_INTERVAL_MS = 1000;
/** When to ask again for what could not be answered. */
const RETRY_SECONDS = '5';
const MAX_PAGES = 5000;
const MEGABYTE = 1024 * 1024;
const NOINDEX = /<meta[^>]+name="robots"[^>]+noindex/;

export type Pages = {
  /** Must be called after every request that changed something, to invalidate pages immediately. */
  onChange: (path: string) => void;
  /** Answers with a kept page, if there is one for exactly this request; before anything else is done for it. */
  answerKept: (request: Request, connection: NodeBindings) => Response | undefined;
  mount: (app: Hono<HttpEnv>) => void;
};

export function servePages(services: Services, renderPage: RenderPage, formTargets: readonly string[]): Pages {
  const { config, clock, databaseWatch, limiter } = services;
  const session = `${cookieName(config, 'sid')}=`;
  const visitor = `${cookieName(config, VISITOR_COOKIE)}=`;
  const dismissedCookie = cookieName(config, DISMISSED_COOKIE);
  const cache = createPageCache({
    clock,
    maxBytes: config.PAGE_CACHE_MB * MEGABYTE,
    maxEntries: MAX_PAGES,
    ttlMs: MAX_AGE_MS,
  });
  const { invalidateChanged, isChecked, onChange } = watchChanges(services, cache);
  if (config.METRICS_TOKEN) measureKeptPages(services, cache);
  const limitKey = (ip: string) => `page ${addressKey(ip)}`;
  // A kept page costs too little to ask other processes about it.
  const isLimitedHere = (ip: string) => config.RATE_LIMITS !== false && !limiter.countHere(limitKey(ip), PAGE_LIMIT).allowed;
  const isLimited = async (ip: string) =>
    config.RATE_LIMITS !== false && !(await limiter.count(limitKey(ip), PAGE_LIMIT)).allowed;
  const mount = (app: Hono<HttpEnv>) => {
    app.use(compress());
    app.get('*', async (c) => {
      // The renderer would send these to an address that it makes of the Host header.
      if (c.req.path.startsWith('//')) return c.redirect(`${config.APP_ORIGIN}${c.req.path.replace(/^\/+/, '/')}`, 301);
      if (c.req.path === '/' && storedLanguage(c) !== DEFAULT_LANGUAGE) {
        c.header('cache-control', 'private, no-store');
        return c.redirect(localizePath(`/${new URL(c.req.url).search}`, storedLanguage(c)), 302);
      }
      if (await isLimited(c.get('ip'))) return c.text('Too many requests. Try again in a minute.', 429, { 'retry-after': '60' });
      const isFramed = stripLanguage(c.req.path) === FRAME_PAGE;
      const cookies = c.req.header('cookie') ?? '';
      const hasSession = cookies.includes(session);
      const isOwn = hasSession || (cookies.includes(visitor) && isVisitorsOwn(stripLanguage(c.req.path)));
      const isCacheable = config.PAGE_CACHE_MB > 0 && !isOwn && c.req.method === 'GET' && !isFramed;
      const dismissed = parseDismissed(getCookie(c, dismissedCookie));
      const visitorPage = isCacheable ? parseVisitorPage(c.req.url, dismissed) : null;
      const renderNow = async () => {
        if (isFramed) c.set('frames', await findFrameOrigins(createContext(services), c.req.query('id') ?? ''));
        return renderUncached(app, c, renderPage, { services, isOwn });
      };
      const serveKept = async (kept: VisitorPage) => {
        await invalidateChanged();
        const { page, source } = await cache.serve(kept.key, () =>
          renderForVisitors(app, c, kept, { renderPage, services, dismissedCookie, formTargets }),
        );
        return keptResponse(c, page, kept, source);
      };
      return databaseWatch
        .unlessAway(() => (visitorPage ? serveKept(visitorPage) : renderNow()))
        .catch((error: unknown) => {
          if (!(error instanceof DatabaseAway)) throw error;
          const page = visitorPage && cache.find(visitorPage.key, { anyAge: true });
          return page ? keptResponse(c, page, visitorPage, 'stale') : unavailableResponse(c, config);
        });
    });
  };
  const findPage = (key: string) =>
    databaseWatch.isAway() ? cache.find(key, { anyAge: true }) : isChecked() ? cache.find(key) : undefined;
  const answerKept = createKeptAnswers(config, { findPage, isLimited: isLimitedHere });
  return { onChange, answerKept, mount };
}

const measureKeptPages = ({ metrics }: Services, cache: PageCache) =>
  measure(metrics, {
    name: 'pathlight_kept_pages',
    help: 'Pages that are kept for visitors, and the bytes that they take',
    label: 'of',
    read: async () => cache.size(),
  });

type KeptAnswers = { findPage: (key: string) => RenderedPage | undefined; isLimited: (ip: string) => boolean };

function createKeptAnswers(config: Config, { findPage, isLimited }: KeptAnswers): Pages['answerKept'] {
  const { host } = new URL(config.APP_ORIGIN);
  // With one of these a page may be another one, or lead to another language.
  const cookiesThatMatter = ['sid', VISITOR_COOKIE, DISMISSED_COOKIE].map((name) => `${cookieName(config, name)}=`);
  cookiesThatMatter.push(`${LANGUAGE_COOKIE}=`);
  return ({ url, method, headers }, connection) => {
    if (method !== 'GET' || connection.inProcess || headers.get('host') !== host) return undefined;
    const cookies = headers.get('cookie') ?? '';
    if (cookies !== '' && cookiesThatMatter.some((name) => cookies.includes(name))) return undefined;
    const page = findPage(pathOf(url));
    if (!page?.finished || isLimited(findAddress(config, headers, connection))) return undefined;
    return finishedResponse(page.finished, headers.get('accept-encoding'), 'hit');
  };
}

/** Of an address, what follows its origin. A visitor cannot name the page of another one: the key of such a page has a `#`. */
const pathOf = (url: string) => url.slice(url.indexOf('/', url.indexOf('//') + 2)).replace(/#.*$/, '');

/** Renders a page for this request only, streaming it. */
async function renderUncached(
  app: Hono<HttpEnv>,
  c: PageContext,
  renderPage: RenderPage,
  { services, isOwn }: { services: Services; isOwn: boolean },
): Promise<Response> {
  const bindings = inProcess(c, services);
  const answer = await render(renderPage, c, c.req.raw, services, {
    apiFetch: async (request) => app.fetch(forwardCookies(c.req.raw, request), bindings),
    nonce: c.get('nonce'),
    origin: services.config.APP_ORIGIN,
    language: language(),
    time: Date.now(),
  });
  answer.headers.set('content-language', languageTag());
  answer.headers.set('cache-control', isOwn ? 'private, no-store' : 'private, no-cache');
  return answer;
}

/** Renders a page. One with a call that could not be answered now (503) is no fault of its own, and can be asked for again. */
async function render(
  renderPage: RenderPage,
  c: PageContext,
  request: Request,
  { log }: Services,
  context: PageRequest,
): Promise<Response> {
  let isOverloaded = false;
  const apiFetch: ApiFetch = async (call) => {
    const answer = await context.apiFetch(call);
    isOverloaded ||= answer.status === 503;
    return answer;
  };
  const response = await renderPage(request, { ...context, apiFetch });
  if (response.status < 500) return new Response(response.body, response);
  const failure = { requestId: c.get('requestId'), path: hideSecrets(c.req.path), status: response.status };
  if (!isOverloaded) {
    log.error(failure, 'a page could not be rendered');
    return new Response(response.body, response);
  }
  log.warn(failure, 'a page could not be answered now');
  const answer = new Response(response.body, { status: 503, headers: response.headers });
  answer.headers.set('retry-after', RETRY_SECONDS);
  return answer;
}

type RenderOptions = { renderPage: RenderPage; services: Services; dismissedCookie: string; formTargets: readonly string[] };

/** Renders a cacheable page: only its key affects it, which is the URL and the announcements that its readers have closed. */
async function renderForVisitors(
  app: Hono<HttpEnv>,
  c: PageContext,
  { url, nonce, isTemplate, dismissed }: VisitorPage,
  { renderPage, services, dismissedCookie, formTargets }: RenderOptions,
): Promise<Rendering> {
  const { config } = services;
  const bindings = inProcess(c, services);
  const tags = new Set<string>();
  let isCacheable = true;
  const apiFetch: ApiFetch = async (request) => {
    request.headers.set('host', c.req.header('host') ?? '');
    if (dismissed) request.headers.set('cookie', `${dismissedCookie}=${dismissed}`);
    const answer = await app.fetch(request, bindings);
    // Failed or personalised responses make a page uncacheable, even if it looks fine.
    if (answer.status >= 500 || answer.status === 429 || answer.headers.has('set-cookie')) isCacheable = false;
    if (answer.headers.get('content-type')?.includes('json'))
      for (const tag of findShownIds(await answer.clone().text())) tags.add(tag);
    return answer;
  };
  const headers = { host: c.req.header('host') ?? '', accept: 'text/html' };
  const context = { apiFetch, nonce, origin: config.APP_ORIGIN, language: language(), time: Date.now() };
  const response = await render(renderPage, c, new Request(url, { headers }), services, context);
  response.headers.delete('content-length');
  response.headers.set('cache-control', 'private, no-cache');
  response.headers.set('content-language', languageTag());
  const text = await response.text();
  const cacheable = isCacheable && response.status === 200 && !response.headers.has('set-cookie') && !NOINDEX.test(text);
  const page = { status: response.status, headers: [...response.headers], text, tags };
  // The development server puts scripts into pages that are not built.
  if (!cacheable || isTemplate || isDevelopment(config)) return { page, cacheable };
  return { page: await finishPage(config, page, { path: c.req.path, nonce, formTargets }), cacheable };
}

const keptResponse = (c: PageContext, page: RenderedPage, kept: VisitorPage, source: string): Response =>
  page.finished
    ? finishedResponse(page.finished, c.req.header('accept-encoding'), source)
    : personalizedResponse(c, page, kept, source);

/** For a page that is not kept, while the database is away. */
const unavailableResponse = (c: PageContext, { BRAND_NAME }: Config) =>
  c.html(renderUnavailablePage(BRAND_NAME, c.get('nonce')), 503, { 'retry-after': RETRY_SECONDS, 'cache-control': 'no-store' });

/** What everybody gets, as it is. */
function finishedResponse(
  finished: NonNullable<RenderedPage['finished']>,
  accepted: string | null | undefined,
  source: string,
): Response {
  const { headers, body } = finished[chooseEncoding(accepted)];
  return new Response(body, { headers: { ...headers, 'server-timing': `cache;desc=${source}` } });
}

function personalizedResponse(c: PageContext, page: RenderedPage, { campaign }: VisitorPage, source: string): Response {
  const visitorValues = { nonce: c.get('nonce'), campaign };
  const headers = new Headers(page.headers.map(([name, value]): [string, string] => [name, personalize(value, visitorValues)]));
  headers.set('server-timing', `cache;desc=${source}`);
  return new Response(page.status === 204 ? null : personalize(page.text, visitorValues), { status: page.status, headers });
}

/** Changes through these endpoints clear the whole cache, because they take effect on all pages. */
const CLEARS_CACHE = /^\/api\/(?:moderation|staff\/(?:announcements|appeals|campaigns|companies|jobs|search_words|stories))/;

/** Invalidates pages whose content changed. Await `invalidateChanged` before serving a page; it queries at most once a second. */
function watchChanges(
  services: Services,
  cache: PageCache,
): { invalidateChanged: () => Promise<void>; isChecked: () => boolean; onChange: (path: string) => void } {
  const changes = createChangeFinder();
  let checkedAt = 0;
  let isPending = false;
  let pendingCheck = Promise.resolve();
  const isRecent = () => services.clock.now().getTime() - checkedAt < CHECK_INTERVAL_MS;
  const dropChanged = async () => {
    const ctx = createContext(services);
    const { items, all } = await changes(ctx);
    if (all) return cache.clear();
    if (items.length === 0) return;
    // Pages also refer to members by slug.
    const members = items.filter(({ kind }) => kind === 'user').map(({ ref }) => ref);
    cache.drop([...items.map(({ ref }) => ref), ...(members.length > 0 ? await findSlugs(ctx, members) : [])]);
  };
  return {
    invalidateChanged: () => {
      if (isRecent()) return pendingCheck;
      checkedAt = services.clock.now().getTime();
      isPending = true;
      // Without the database, pages are served until they expire.
      pendingCheck = dropChanged()
        .catch((error: Error) => services.log.warn({ reason: error.message }, 'changes could not be loaded'))
        .finally(() => {
          isPending = false;
        });
      return pendingCheck;
    },
    isChecked: () => !isPending && isRecent(),
    onChange: (path) => {
      checkedAt = 0;
      if (CLEARS_CACHE.test(path)) cache.clear();
    },
  };
}

/** How the calls of one page reach the API. */
const inProcess = (c: PageContext, services: Services): NodeBindings => ({
  inProcess: { ip: c.get('ip'), requestId: c.get('requestId'), page: pageCalls(services) },
});

/** The stored language of a visitor who typed the address; the home page redirects to it. */
function storedLanguage(c: PageContext): Language {
  const isTyped = c.req.header('sec-fetch-site') === 'none';
  return (isTyped && parseLanguage(getCookie(c, LANGUAGE_COOKIE))) || DEFAULT_LANGUAGE;
}

/** Forwards the visitor's cookies to the API; the page sets its own language. */
function forwardCookies(page: Request, request: Request): Request {
  for (const name of ['cookie', 'host']) {
    const value = page.headers.get(name);
    if (value) request.headers.set(name, value);
  }
  return request;
}
