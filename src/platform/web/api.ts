/** Calls endpoints by their key: over the network in the browser, in process while a page renders on the server. */
import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start';
import type { Endpoints, InputOf, OutputOf } from '../contract/endpoint.ts';
import { Problem, type ProblemBody } from '../contract/problem.ts';

declare module '@tanstack/react-start' {
  interface Register {
    server: { requestContext: { apiFetch: (request: Request) => Promise<Response>; nonce: string; origin: string } };
  }
}

export type EndpointName = keyof Endpoints & string;
export type CallInput<K extends EndpointName> = InputOf<Endpoints[K]>;
export type CallOutput<K extends EndpointName> = OutputOf<Endpoints[K]>;
export type CallArguments<K extends EndpointName> = object extends CallInput<K> ? [input?: CallInput<K>] : [input: CallInput<K>];

type Parts = { params?: Record<string, unknown>; query?: Record<string, unknown>; json?: unknown; form?: Record<string, unknown>; multipart?: Record<string, unknown> };

const TIMEOUT_MS = 60_000;

const send = createIsomorphicFn()
  .server((request: Request) => {
    const context = getGlobalStartContext();
    if (!context) throw new Error('no page request is being answered');
    return context.apiFetch(request);
  })
  .client((request: Request) => fetch(request));

export const requestOrigin = createIsomorphicFn()
  .server(() => getGlobalStartContext()?.origin ?? '')
  .client(() => location.origin);

/** Calls one endpoint. Throws a `Problem` for every answer that is not a success; gives up after 60 s. */
export async function call<K extends EndpointName>(key: K, input?: CallInput<K>, signal?: AbortSignal): Promise<CallOutput<K>> {
  const response = await send(requestOf(key, (input ?? {}) as Parts, signal));
  if (!response.ok) throw await problemOf(response);
  if (response.status === 204) return undefined as CallOutput<K>;
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  return (isJson ? response.json() : response.blob()) as Promise<CallOutput<K>>;
}

/** The URL of a GET endpoint, for links and downloads. */
export function urlOf<K extends EndpointName>(key: K, input?: CallInput<K>): string {
  const { params, query } = (input ?? {}) as Parts;
  const path = key.slice(key.indexOf(' ') + 1).replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params?.[name])));
  const search = new URLSearchParams();
  append(query, (name, value) => search.append(name, String(value)));
  return search.size > 0 ? `${path}?${search}` : path;
}

function requestOf(key: string, parts: Parts, signal?: AbortSignal): Request {
  const headers = new Headers({ accept: 'application/json' });
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const init: RequestInit = { method: key.slice(0, key.indexOf(' ')), headers, credentials: 'same-origin', signal: signal ? AbortSignal.any([signal, timeout]) : timeout };
  if ('json' in parts) {
    init.body = JSON.stringify(parts.json);
    headers.set('content-type', 'application/json');
  } else if (parts.form) {
    const form = new URLSearchParams();
    append(parts.form, (name, value) => form.append(name, String(value)));
    init.body = form;
  } else if (parts.multipart) {
    const form = new FormData();
    append(parts.multipart, (name, value) => form.append(name, value instanceof Blob ? value : String(value)));
    init.body = form;
  }
  return new Request(new URL(urlOf(key as EndpointName, parts as never), requestOrigin()), init);
}

function append(fields: Record<string, unknown> | undefined, add: (name: string, value: unknown) => void): void {
  for (const [name, value] of Object.entries(fields ?? {})) {
    if (value === null || value === undefined) continue;
    if (Array.isArray(value)) for (const one of value) add(`${name}[]`, one);
    else add(name, value);
  }
}

async function problemOf(response: Response): Promise<Problem> {
  const body: ProblemBody = await response.json().catch(() => ({ type: 'about:blank', title: `HTTP Error: ${response.status} ${response.statusText}`, status: response.status }));
  return new Problem(response.status, body.title, body);
}

/** The nonce of the page being rendered; in the browser the router reads it from the page. */
export const pageNonce = createIsomorphicFn()
  .server(() => getGlobalStartContext()?.nonce)
  .client(() => undefined);
