/** Binds contracts to use cases: rate limits, sign-in, parsing, one transaction per change, validated responses, problem+json. */
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
import { DatabaseAway } from '#platform/db/database-watch.ts';
import { sqlState, type Db } from '#platform/db/db.ts';
import { FileAway, StorageAway, StorageFull } from '#platform/files/files.ts';
import { refuseInfected } from '#platform/files/scan-files.ts';
import { CodedProblem, invalid, notFound, problem, unauthenticated, unavailable } from './errors.ts';
import type { PageCalls } from './page-calls.ts';
import { inLanguage } from './request-language.ts';
import { runOncePerKey } from './idempotency.ts';
import { limitMember, limitSender } from './request-limits.ts';
import { parseBearer, requireTokenScope } from './bearer.ts';
import { costOf, createTurns, type TakeTurn } from './turns.ts';
import { codedIssues, safeParse } from './zod-issues.ts';

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
    /** Whether a page that this process renders sent the request. */ inProcess: boolean;
    /** What it shares with the other calls of that page. */ page: PageCalls | undefined;
    /** Origins that this response may embed in a frame. */ frames?: readonly string[];
  };
};
export type HttpOptions = { services: Services; authenticate: (ctx: Context) => Promise<Viewer | null> };

const MEDIA = { json: 'application/json', form: 'application/x-www-form-urlencoded', multipart: 'multipart/form-data' } as const;
const DEFAULT_MAX_BYTES = 100_000;

/** The response to an error: a `Problem` in the language of the request, an unavailable database as 503, anything else as a bare 500. */
export function problemResponse(error: unknown, requestId: string): Response {
  const { status, headers, body } = localized(toProblem(error));
  return new Response(JSON.stringify({ ...body, request_id: requestId }), {
    status,
    headers: { 'content-type': 'application/problem+json; charset=utf-8', 'cache-control': 'no-store', ...headers },
  });
}

/** A problem without a code comes from another response and is already localized. */
const localized = (source: Problem) => ({
  status: source.status,
  headers: source.headers,
  body: source instanceof CodedProblem ? source.localize(language()) : source.body,
});

const DATABASE_UNAVAILABLE =
  /^(57P0[123]|57014|55P03|25P03|08...|53300)$|timeout exceeded when trying to connect|Query read timeout|Connection terminated|not queryable|ECONNREFUSED|ECONNRESET|EPIPE|ENOENT.*PGSQL/;

/** No room on the disk of the database (SQLSTATE). */
const DATABASE_FULL = '53100';
/** Somebody has to make room first. */
const STORAGE_RETRY_SECONDS = 60;

const unstorableText = () => problem(422, 'text-unstorable');

function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof DatabaseAway) return unavailable('database-away');
  if (error instanceof FileAway) return unavailable('file-away');
  if (error instanceof StorageAway) return unavailable('storage-away');
  const state = sqlState(error);
  if (state === '22021') return unstorableText();
  if (error instanceof StorageFull || state === DATABASE_FULL) return unavailable('storage-full', STORAGE_RETRY_SECONDS);
  if (DATABASE_UNAVAILABLE.test(state ?? '') || (error instanceof Error && DATABASE_UNAVAILABLE.test(error.message)))
    return unavailable('database-away');
  return problem(500, 'unexpected');
}

/** Mounts the features' routes; fixed paths first, so that `{id}` never shadows `by_source`. */
export function mount(app: Hono<HttpEnv>, features: readonly Routes[], httpOptions: HttpOptions): void {
  const options = { ...httpOptions, inTurn: createTurns() };
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
    app.on(method, path, (c) => handle(c, { key: key as EndpointKey, endpoint, useCase }, options));
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

type MountOptions = HttpOptions & { inTurn: TakeTurn };
type Mounted = { key: EndpointKey; endpoint: Endpoint; useCase: AnyUseCase };

async function handle(c: HonoContext<HttpEnv>, mounted: Mounted, options: MountOptions): Promise<Response> {
  const { endpoint } = mounted;
  const { services } = options;
  const cookies: string[] = [];
  const request = requestInfo(c, services, cookies);
  // Cookies are ignored on requests from other sites: a payment return must not depend on whether the browser sent one.
  const page = c.get('page');
  const authenticate = () => services.databaseWatch.unlessAway(() => options.authenticate(createContext(services, { request })));
  const limited = { ...mounted, request, inProcess: c.get('inProcess') };
  const sender = services.config.RATE_LIMITS === false ? null : await limitSender(services, limited);
  const viewer = endpoint.crossSite ? null : await (page ? page.viewer(authenticate) : authenticate());
  if (sender) await limitMember(services, limited, { sender, viewer });
  requireTokenScope(endpoint, viewer);
  if (endpoint.auth && !viewer) throw unauthenticated();
  if (viewer?.suspended && !mounted.key.startsWith('GET ') && !endpoint.whileSuspended) throw problem(403, 'suspended');

  const cost = costOf(endpoint);
  const run = () => (cost ? options.inTurn(cost, runNow) : runNow());
  const runNow = async () => {
    const input = await parse(c, endpoint);
    if (services.scanner && endpoint.body && 'multipart' in endpoint.body)
      await refuseInfected(services.scanner, input.body as Record<string, unknown>, (signature) =>
        services.log.warn({ requestId: request.id, member: viewer?.id, signature }, 'an infected upload was refused'),
      );
    const needsTransaction = !mounted.key.startsWith('GET ') && endpoint.transaction !== 'manual';
    const contextOptions = { viewer, request, page };
    const work = (ctx: Context) => mounted.useCase(ctx, input);
    const runInside = (announced: Set<string>) => (db: Db) => work(createContext(services, { ...contextOptions, db, announced }));
    const key = endpoint.idempotent ? c.req.header('idempotency-key') : undefined;
    if (key !== undefined && viewer) {
      const { result, replayed } = await runThenAnnounce(services, (announced) =>
        runOncePerKey(services, { userId: viewer.id, endpoint: mounted.key, key, input }, runInside(announced)),
      );
      if (replayed) c.header('idempotency-replayed', 'true');
      return result;
    }
    if (!needsTransaction) return work(createContext(services, contextOptions));
    return runThenAnnounce(services, (announced) => services.db.transaction().execute(runInside(announced)));
  };
  const response = reply(
    c,
    mounted,
    await withinBodyLimit(c, endpoint, isForOthers(endpoint) ? () => inLanguage(DEFAULT_LANGUAGE, run) : run),
  );
  for (const cookie of cookies) response.headers.append('set-cookie', cookie);
  return response;
}

/** Files are passed on to others, so they are in the default language, except those marked as localized. */
const isForOthers = ({ ok }: Endpoint) => ok !== null && 'file' in ok && ok.localized !== true;

function requestInfo(c: HonoContext<HttpEnv>, { config }: Services, cookies: string[]): RequestInfo {
  const bearer = parseBearer(c.req.header('authorization'));
  return {
    id: c.get('requestId'),
    ip: c.get('ip'),
    userAgent: (c.req.header('user-agent') ?? '').slice(0, 300),
    // A token alone says who sends the request, so that no other site can use a browser's cookies by adding one.
    cookies: new Map(bearer === undefined ? Object.entries(getCookie(c)) : []),
    ...(bearer !== undefined && { bearer }),
    setCookie: (name, value, { maxAgeSeconds } = {}) => cookies.push(cookieHeader(config, name, value, maxAgeSeconds)),
    setHeader: (name, value) => c.header(name, value),
  };
}

async function withinBodyLimit(c: HonoContext<HttpEnv>, endpoint: Endpoint, run: () => Promise<unknown>): Promise<unknown> {
  if (!endpoint.body) return run();
  const maxSize = endpoint.maxBytes ?? DEFAULT_MAX_BYTES;
  const tooBig = problem(413, 'too-large', { size: Math.floor(maxSize / 1000) });
  let result: unknown;
  const refusal = await bodyLimit({ maxSize, onError: () => problemResponse(tooBig, c.get('requestId')) })(c, async () => {
    result = await run();
  });
  if (refusal) throw tooBig;
  return result;
}

async function parse(c: HonoContext<HttpEnv>, endpoint: Endpoint) {
  const params = endpoint.params ? z.safeParse(endpoint.params, c.req.param()) : undefined;
  if (params && (!params.success || Object.values(c.req.param()).some((value) => UNSTORABLE.test(value)))) throw notFound();
  const query = endpoint.query
    ? safeParse(endpoint.query, groupPairs(new URL(c.req.url).searchParams, endpoint.crossSite))
    : undefined;
  if (query && !query.success) throw invalid(...codedIssues(query.error));
  const body = endpoint.body ? await parseBody(c, endpoint) : undefined;
  return { params: params?.data, query: query?.data, body };
}

async function parseBody(c: HonoContext<HttpEnv>, { body, crossSite }: Endpoint): Promise<unknown> {
  const accepted = Object.entries(body ?? {}) as [keyof typeof MEDIA, z.core.$ZodType][];
  const type = (c.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase();
  const chosen = accepted.find(([encoding]) => MEDIA[encoding] === type);
  if (!chosen) {
    const media = accepted.map(([encoding]) => MEDIA[encoding]).join(', ');
    throw problem(415, 'media-type', { media }, { headers: { accept: media } });
  }
  const [encoding, schema] = chosen;
  let raw: unknown;
  try {
    raw =
      encoding === 'json'
        ? JSON.parse(await c.req.text(), refuseUnstorable)
        : groupPairs(encoding === 'form' ? new URLSearchParams(await c.req.text()) : await c.req.formData(), crossSite);
  } catch (error) {
    if (error instanceof Problem || (error instanceof Error && error.name === 'BodyLimitError')) throw error;
    throw problem(400, 'body-unreadable');
  }
  const parsed = safeParse(schema, raw);
  if (!parsed.success) throw invalid(...codedIssues(parsed.error));
  return parsed.data;
}

/** NUL and lone surrogates, which PostgreSQL cannot store in text or JSON. */
const UNSTORABLE = /\0|\p{Surrogate}/u;

/** Throws on keys and values that PostgreSQL cannot store; also a reviver of JSON. */
function refuseUnstorable(key: string, value: unknown): unknown {
  if (UNSTORABLE.test(key) || (typeof value === 'string' && UNSTORABLE.test(value))) throw unstorableText();
  return value;
}

/**
 * Collects repeated keys and `name[]` into arrays, so that a repeated scalar is a 422. The result has no prototype, so that
 * `__proto__` is an ordinary key. Text that cannot be stored is refused, unless another site sends it through a browser, which
 * always gets a page as its answer.
 */
function groupPairs(pairs: Iterable<[string, unknown]>, takesAnyText = false): Record<string, unknown> {
  const grouped: Record<string, unknown> = Object.create(null);
  for (const [key, value] of pairs) {
    if (!takesAnyText) refuseUnstorable(key, value);
    const name = key.endsWith('[]') ? key.slice(0, -2) : key;
    const before = grouped[name];
    if (!(name in grouped)) grouped[name] = key === name ? value : [value];
    else grouped[name] = Array.isArray(before) ? [...(before as unknown[]), value] : [before, value];
  }
  return grouped;
}

function reply(c: HonoContext<HttpEnv>, { key, endpoint }: Mounted, result: unknown): Response {
  c.header('cache-control', 'private, no-store', { append: false });
  const { ok } = endpoint;
  if (ok === null) return c.body(null, 204);
  if ('redirect' in ok) return c.redirect((result as RedirectReply).location, endpoint.status === 302 ? 302 : 303);
  if ('file' in ok) return fileReply(c, ok.file, result as FileReply);
  const checked = z.safeParse(ok, result);
  if (!checked.success) throw new Error(`${key} broke its contract: ${z.prettifyError(checked.error)}`);
  return c.json(checked.data as object, (endpoint.status ?? 200) as 200);
}

/** Files never run in our origin: exact type, nosniff and a sandbox. The name is encoded as in RFC 6266. */
function fileReply(c: HonoContext<HttpEnv>, type: string, { file, name, type: fileType, inline }: FileReply): Response {
  const asciiName = name.replaceAll(/[^\w.() -]/g, '_');
  const encodedName = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (character) => `%${character.codePointAt(0)?.toString(16).toUpperCase()}`,
  );
  c.header('content-type', fileType ?? type);
  c.header(
    'content-disposition',
    `${inline ? 'inline' : 'attachment'}; filename="${asciiName}"; filename*=UTF-8''${encodedName}`,
  );
  c.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
  if (c.req.method !== 'HEAD') return c.body(file as Uint8Array<ArrayBuffer>);
  // Nobody reads it, so nothing else would close it.
  if (file instanceof ReadableStream) void file.cancel();
  return c.body(null);
}
