/** Calls endpoints by their key: over the network in the browser, in process while a page renders on the server. */
import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start';
import type { Endpoints, InputOf, OutputOf } from '#platform/contract/endpoint.ts';
import { parseResponse, buildPath, buildRequest, type RequestParts } from '#platform/contract/request.ts';
import { language, type Language } from '#platform/language/language.ts';

/** What the server passes to every page render. */
export type PageContext = {
  apiFetch: (request: Request) => Promise<Response>;
  nonce: string;
  origin: string;
  language: Language;
  /** When the page is rendered, in milliseconds since 1970. */
  time: number;
};

/** Not registered with the router's types: that would be circular and resolve to never. */
const pageContext = () => getGlobalStartContext() as unknown as PageContext | undefined;

export type EndpointName = keyof Endpoints & string;
export type CallInput<K extends EndpointName> = InputOf<Endpoints[K]>;
export type CallOutput<K extends EndpointName> = OutputOf<Endpoints[K]>;
export type CallArguments<K extends EndpointName> = object extends CallInput<K> ? [input?: CallInput<K>] : [input: CallInput<K>];

/** The server has a log of its own. */
const logFailure = createIsomorphicFn()
  .server((_failure: string) => {})
  .client((failure: string) => {
    // oxlint-disable-next-line no-console -- the specification wants failed requests logged by the page
    console.warn(failure);
  });

const TIMEOUT_MS = 60_000;
/** Browsers allow 64 KiB of unfinished `keepalive` bodies per page. */
const MAX_KEEPALIVE_CHARACTERS = 8_000;

/** Whether a request still arrives when its page is left immediately: small changes do. */
export const outlivesPage = (key: string, parts: RequestParts): boolean =>
  !key.startsWith('GET ') && !parts.multipart && JSON.stringify(parts).length <= MAX_KEEPALIVE_CHARACTERS;

const send = createIsomorphicFn()
  .server((request: Request) => {
    const context = pageContext();
    if (!context) throw new Error('no page is being rendered');
    return context.apiFetch(request);
  })
  .client((request: Request) => fetch(request));

/** The configured origin of the site. */
export const siteOrigin = createIsomorphicFn()
  .server(() => pageContext()?.origin ?? '')
  .client(() => location.origin);

/** The language of the page being rendered. Server only. */
export const pageLanguage = () => pageContext()?.language;

/** The nonce of the page being rendered; in the browser the router reads it from the page. */
export const pageNonce = createIsomorphicFn()
  .server(() => pageContext()?.nonce)
  .client(() => undefined);

/** When the server rendered this page, in milliseconds since 1970; a page from the cache may be older than its visit. */
export const pageTime = createIsomorphicFn()
  .server(() => pageContext()?.time ?? Date.now())
  .client(() => Number(document.documentElement.dataset['time']));

/** Calls one endpoint. Throws a `Problem` for every unsuccessful response; times out after 60 s. */
export async function call<K extends EndpointName>(key: K, input?: CallInput<K>, signal?: AbortSignal): Promise<CallOutput<K>> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const parts = (input ?? {}) as RequestParts;
  const request = buildRequest(key, parts, siteOrigin(), {
    headers: { 'accept-language': language() },
    keepalive: outlivesPage(key, parts),
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  });
  const response = await send(request).catch((error: unknown) => {
    if (!signal?.aborted) logFailure(`${key}: ${String(error)}`);
    throw error;
  });
  if (!response.ok) logFailure(`HTTP Error: ${response.status} ${response.statusText}`);
  return (await parseResponse(response)) as CallOutput<K>;
}

/** The path of a GET endpoint, for links and downloads. */
export const urlOf = <K extends EndpointName>(key: K, input?: CallInput<K>): string =>
  buildPath(key, (input ?? {}) as RequestParts);
