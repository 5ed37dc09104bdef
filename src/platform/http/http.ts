/** Binds contracts to use cases: limits, sign-in, parsing, one transaction per change, checked answers, problem+json. */
import type { Context as HonoContext, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { getCookie } from 'hono/cookie';
import * as z from 'zod';
import type {
  Contract,
  Endpoint,
  EndpointKey,
  Endpoints,
  FileReply,
  ParsedOf,
  RedirectReply,
  ReplyOf,
} from '#platform/contract/endpoint.ts';
import { Problem } from '#platform/contract/problem.ts';
import { language, DEFAULT_LANGUAGE } from '#platform/language/language.ts';
import { cookieHeader } from './cookies.ts';
import { runThenAnnounce, createContext, type Context, type RequestInfo, type Services, type Viewer } from './context.ts';
import { sqlState, type Db } from '#platform/db/db.ts';
import { CodedProblem, invalid, notFound, problem, unauthenticated, unavailable } from './errors.ts';
import { inLanguage } from './request-language.ts';
import { runOncePerKey } from './idempotency.ts';
import { addressKey, createRateLimiter } from './rate-limit.ts';
import { issuesOf, safeParse } from './zod-issues.ts';

/** One use case, typed by its endpoint and free of HTTP. */
export type UseCase<K extends keyof Endpoints> = (ctx: Context, input: ParsedOf<Endpoints[K]>) => Promise<ReplyOf<Endpoints[K]>>;
type UseCasesOf<C> = { [K in keyof C]: (ctx: Context, input: ParsedOf<C[K]>) => Promise<ReplyOf<C[K]>> };
type AnyUseCase = (ctx: Context, input: { params: unknown; query: unknown; body: unknown }) => Promise<unknown>;
export type Routes = { contract: Contract; useCases: Record<string, AnyUseCase> };

/** Every endpoint of a contract with its use case; a missing one does not compile. */
export const implement = <const C extends Contract>(contract: C, useCases: NoInfer<UseCasesOf<C>>): Routes => ({
  contract,
  useCases: useCases as unknown as Record<string, AnyUseCase>,
});

export type HttpEnv = {
  Variables: {
    requestId: string;
    ip: string;
    nonce: string;
    /** Asked by a page that is being rendered here. */ inProcess: boolean;
    /** Origins that this one answer may show in a frame. */ frames?: readonly string[];
  };
};
export type HttpOptions = { services: Services; authenticate: (ctx: Context) => Promise<Viewer | null> };

const MEDIA = { json: 'application/json', form: 'application/x-www-form-urlencoded', multipart: 'multipart/form-data' } as const;
const DEFAULT_MAX_BYTES = 100_000;
const DEFAULT_LIMIT = { member: { max: 300, seconds: 300 }, visitor: { max: 600, seconds: 300 } };

/** The answer to an error: its own problem, a database that is away as 503, anything else as a bare 500. */
export function problemResponse(error: unknown, requestId: string): Response {
  const { status, headers, body } = inReadersLanguage(asProblem(error));
  return new Response(JSON.stringify({ ...body, request_id: requestId }), {
    status,
    headers: { 'content-type': 'application/problem+json; charset=utf-8', 'cache-control': 'no-store', ...headers },
  });
}

/** A problem that is no coded one came out of another answer, where it was rendered. */
const inReadersLanguage = (given: Problem) => ({
  status: given.status,
  headers: given.headers,
  body: given instanceof CodedProblem ? given.localize(language()) : given.body,
});

const AWAY =
  /^(57P0[123]|57014|55P03|08...|53300)$|timeout exceeded when trying to connect|Query read timeout|Connection terminated|not queryable|ECONNREFUSED|ECONNRESET|EPIPE|ENOENT.*PGSQL/;

const unstorable = () => problem(422, 'text-unstorable');

function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  const state = sqlState(error);
  if (state === '22021') return unstorable();
  if (AWAY.test(state ?? '') || (error instanceof Error && AWAY.test(error.message))) return unavailable('database-away');
  return problem(500, 'unexpected');
}

/** Mounts features' routes; fixed paths before those with parameters, so that `{id}` never hides `by_source`. */
export function mount(app: Hono<HttpEnv>, features: readonly Routes[], options: HttpOptions): void {
  const limiter = createRateLimiter(options.services.clock);
  const entries = features
    .flatMap(({ contract, useCases }) =>
      Object.entries(contract).map(([key, endpoint]) => ({ key, endpoint, useCase: useCases[key] })),
    )
    .toSorted((a, b) => Number(a.key.includes('{')) - Number(b.key.includes('{')));
  const allowed = new Map<string, string[]>();
  for (const { key, endpoint, useCase } of entries) {
    if (!useCase) throw new Error(`${key} has no use case`);
    const { method, path } = splitKey(key);
    allowed.set(path, [...(allowed.get(path) ?? []), method, ...(method === 'GET' ? ['HEAD'] : [])]);
    app.on(method, path, (c) => answer(c, { key: key as EndpointKey, endpoint, useCase }, options, limiter));
  }
  for (const [path, methods] of allowed)
    app.all(path, () => {
      const list = methods.join(', ');
      throw problem(405, 'method-not-allowed', { methods: list }, { headers: { allow: list } });
    });
}

/** `GET /api/jobs/{slug}` as method and Hono path. */
export function splitKey(key: string): { method: string; path: string } {
  const space = key.indexOf(' ');
  return { method: key.slice(0, space), path: key.slice(space + 1).replaceAll(/\{(\w+)\}/g, ':$1') };
}

type Served = { key: EndpointKey; endpoint: Endpoint; useCase: AnyUseCase };

async function answer(
  c: HonoContext<HttpEnv>,
  served: Served,
  options: HttpOptions,
  limiter: ReturnType<typeof createRateLimiter>,
): Promise<Response> {
  const { endpoint } = served;
  const { services } = options;
  const cookies: string[] = [];
  const request = requestFacts(c, services, cookies);
  // What another site calls reads no cookie: a payment return must not depend on whether the browser sent one.
  const viewer = endpoint.crossSite ? null : await options.authenticate(createContext(services, { request }));
  if (services.config.RATE_LIMITS !== false) limit(c, served, viewer, limiter);
  if (endpoint.auth && !viewer) throw unauthenticated();

  const run = async () => {
    const input = await parse(c, endpoint);
    const transacting = !served.key.startsWith('GET ') && endpoint.transaction !== 'manual';
    const given = { viewer, request };
    const work = (ctx: Context) => served.useCase(ctx, input);
    const inside = (announced: Set<string>) => (db: Db) => work(createContext(services, { ...given, db, announced }));
    const key = endpoint.idempotent ? c.req.header('idempotency-key') : undefined;
    if (key !== undefined && viewer) {
      const { answer: first, replayed } = await runThenAnnounce(services, (announced) =>
        runOncePerKey(services, { userId: viewer.id, endpoint: served.key, key, input }, inside(announced)),
      );
      if (replayed) c.header('idempotency-replayed', 'true');
      return first;
    }
    if (!transacting) return work(createContext(services, given));
    return runThenAnnounce(services, (announced) => services.db.transaction().execute(inside(announced)));
  };
  const response = reply(
    c,
    served,
    await withinBodyLimit(c, endpoint, isFile(endpoint) ? () => inLanguage(DEFAULT_LANGUAGE, run) : run),
  );
  for (const cookie of cookies) response.headers.append('set-cookie', cookie);
  return response;
}

/** Documents, pictures, feeds and exports are read elsewhere and by others: they are in one language. */
const isFile = ({ ok }: Endpoint) => ok !== null && 'file' in ok;

function requestFacts(c: HonoContext<HttpEnv>, { config }: Services, set: string[]): RequestInfo {
  return {
    id: c.get('requestId'),
    ip: c.get('ip'),
    userAgent: (c.req.header('user-agent') ?? '').slice(0, 300),
    cookies: new Map(Object.entries(getCookie(c))),
    setCookie: (name, value, { maxAgeSeconds } = {}) => set.push(cookieHeader(config, name, value, maxAgeSeconds)),
    setHeader: (name, value) => c.header(name, value),
  };
}

function limit(
  c: HonoContext<HttpEnv>,
  { key, endpoint }: Served,
  viewer: Viewer | null,
  limiter: ReturnType<typeof createRateLimiter>,
): void {
  const who = viewer ? `member:${viewer.id}` : `address:${addressKey(c.get('ip'))}`;
  const own = endpoint.limit ? limiter(`${who} ${key}`, endpoint.limit) : undefined;
  // A page counts once, not once for each thing it shows; the provider's servers are never held off.
  const free = c.get('inProcess') || endpoint.crossSite === true;
  const all = free ? undefined : limiter(who, viewer ? DEFAULT_LIMIT.member : DEFAULT_LIMIT.visitor);
  const refused = [own, all].find((decision) => decision && !decision.allowed);
  if (!refused) return;
  const seconds = refused.resetSeconds;
  throw problem(429, 'rate-limited', { seconds }, { headers: { 'retry-after': String(seconds) } });
}

async function withinBodyLimit(c: HonoContext<HttpEnv>, endpoint: Endpoint, run: () => Promise<unknown>): Promise<unknown> {
  if (!endpoint.body) return run();
  const maxSize = endpoint.maxBytes ?? DEFAULT_MAX_BYTES;
  const tooBig = problem(413, 'too-large', { size: Math.floor(maxSize / 1000) });
  let result: unknown;
  const early = await bodyLimit({ maxSize, onError: () => problemResponse(tooBig, c.get('requestId')) })(c, async () => {
    result = await run();
  });
  if (early) throw tooBig;
  return result;
}

async function parse(c: HonoContext<HttpEnv>, endpoint: Endpoint) {
  const params = endpoint.params ? z.safeParse(endpoint.params, c.req.param()) : undefined;
  if (params && !params.success) throw notFound();
  const query = endpoint.query ? safeParse(endpoint.query, group(new URL(c.req.url).searchParams)) : undefined;
  if (query && !query.success) throw invalid(...issuesOf(query.error));
  const body = endpoint.body ? await parseBody(c, endpoint.body) : undefined;
  return { params: params?.data, query: query?.data, body };
}

async function parseBody(c: HonoContext<HttpEnv>, body: NonNullable<Endpoint['body']>): Promise<unknown> {
  const accepted = Object.entries(body) as [keyof typeof MEDIA, z.core.$ZodType][];
  const type = (c.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase();
  const chosen = accepted.find(([encoding]) => MEDIA[encoding] === type);
  if (!chosen) {
    const media = accepted.map(([encoding]) => MEDIA[encoding]).join(', ');
    throw problem(415, 'media-type', { media }, { headers: { accept: media } });
  }
  const [kind, schema] = chosen;
  let raw: unknown;
  try {
    raw =
      kind === 'json'
        ? JSON.parse(await c.req.text(), storable)
        : group(kind === 'form' ? new URLSearchParams(await c.req.text()) : await c.req.formData());
  } catch (error) {
    if (error instanceof Problem || (error instanceof Error && error.name === 'BodyLimitError')) throw error;
    throw problem(400, 'body-unreadable');
  }
  const parsed = safeParse(schema, raw);
  if (!parsed.success) throw invalid(...issuesOf(parsed.error));
  return parsed.data;
}

/** NUL and halves of a surrogate pair, which neither text nor JSON of the database can hold. */
const UNSTORABLE = /\0|\p{Surrogate}/u;

/** A reviver that refuses such text in keys and values. */
function storable(key: string, value: unknown): unknown {
  if (UNSTORABLE.test(key) || (typeof value === 'string' && UNSTORABLE.test(value))) throw unstorable();
  return value;
}

/** Repeated keys and `name[]` become arrays, so that a repeated scalar is a 422. No prototype: `__proto__` is just a key. */
function group(pairs: Iterable<[string, unknown]>): Record<string, unknown> {
  const grouped: Record<string, unknown> = Object.create(null);
  for (const [key, value] of pairs) {
    const name = key.endsWith('[]') ? key.slice(0, -2) : key;
    const before = grouped[name];
    if (!(name in grouped)) grouped[name] = key === name ? value : [value];
    else grouped[name] = Array.isArray(before) ? [...(before as unknown[]), value] : [before, value];
  }
  return grouped;
}

function reply(c: HonoContext<HttpEnv>, { key, endpoint }: Served, result: unknown): Response {
  c.header('cache-control', 'private, no-store', { append: false });
  const { ok } = endpoint;
  if (ok === null) return c.body(null, 204);
  if ('redirect' in ok) return c.redirect((result as RedirectReply).location, endpoint.status === 302 ? 302 : 303);
  if ('file' in ok) return fileReply(c, ok.file, result as FileReply);
  const checked = z.safeParse(ok, result);
  if (!checked.success) throw new Error(`${key} broke its contract: ${z.prettifyError(checked.error)}`);
  return c.json(checked.data as object, (endpoint.status ?? 200) as 200);
}

/** Files never run in our origin: exact type, nosniff and a sandbox; the name is encoded by RFC 6266. */
function fileReply(c: HonoContext<HttpEnv>, type: string, { file, name, type: own, inline }: FileReply): Response {
  const ascii = name.replaceAll(/[^\w.() -]/g, '_');
  const star = encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.codePointAt(0)?.toString(16).toUpperCase()}`);
  c.header('content-type', own ?? type);
  c.header('content-disposition', `${inline ? 'inline' : 'attachment'}; filename="${ascii}"; filename*=UTF-8''${star}`);
  c.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
  return c.body(file as Uint8Array<ArrayBuffer>);
}
