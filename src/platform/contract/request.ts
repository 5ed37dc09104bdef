/** Builds requests from endpoint keys and inputs, and parses responses; shared by the browser, page renders and tests. */
import { Problem, type ProblemBody } from './problem.ts';

export type RequestParts = {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  json?: unknown;
  form?: Record<string, unknown>;
  multipart?: Record<string, unknown>;
};

/** The path and query of an endpoint. */
export function buildPath(key: string, { params, query }: RequestParts): string {
  const path = key
    .slice(key.indexOf(' ') + 1)
    .replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params?.[name])));
  const search = new URLSearchParams();
  append(query, (name, value) => search.append(name, String(value)));
  return search.size > 0 ? `${path}?${search}` : path;
}

/** Builds the request of an endpoint; the property name of the body is its encoding. */
export function buildRequest(key: string, parts: RequestParts, origin: string, init: RequestInit = {}): Request {
  const headers = new Headers({ accept: 'application/json', ...(init.headers as Record<string, string> | undefined) });
  return new Request(new URL(buildPath(key, parts), origin), {
    credentials: 'same-origin',
    ...init,
    method: key.slice(0, key.indexOf(' ')),
    ...bodyOf(parts, headers),
    headers,
  });
}

function bodyOf(parts: RequestParts, headers: Headers): { body?: BodyInit } {
  if ('json' in parts) {
    headers.set('content-type', 'application/json');
    return { body: JSON.stringify(parts.json) };
  }
  if (parts.form) {
    const form = new URLSearchParams();
    append(parts.form, (name, value) => form.append(name, String(value)));
    return { body: form };
  }
  if (!parts.multipart) return {};
  const form = new FormData();
  append(parts.multipart, (name, value) => form.append(name, value instanceof Blob ? value : String(value)));
  return { body: form };
}

function append(fields: Record<string, unknown> | undefined, add: (name: string, value: unknown) => void): void {
  for (const [name, value] of Object.entries(fields ?? {})) {
    if (value === null || value === undefined) continue;
    if (Array.isArray(value)) for (const item of value) add(`${name}[]`, item);
    else add(name, value);
  }
}

/** Returns the body of a successful response; throws a `Problem` for any other. */
export async function parseResponse(response: Response): Promise<unknown> {
  if (!response.ok) {
    const fallback = {
      type: 'about:blank',
      title: `HTTP Error: ${response.status} ${response.statusText}`,
      status: response.status,
    };
    const body: ProblemBody = await response.json().catch(() => fallback);
    throw new Problem(response.status, body.title, body);
  }
  if (response.status === 204) return undefined;
  return response.headers.get('content-type')?.startsWith('application/json') ? response.json() : response.blob();
}
