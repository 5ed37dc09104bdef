/** API tokens in requests, by RFC 6750. */
import type { Endpoint } from '#platform/contract/endpoint.ts';
import type { Viewer } from './context.ts';
import { problem } from './errors.ts';

/** The token of an Authorization header of the scheme Bearer; empty where the header names none. */
export function parseBearer(header: string | undefined): string | undefined {
  return /^bearer(?:\s+(\S*)\s*)?$/i
    .exec(header?.trim() ?? '')
    ?.slice(1)
    .map((token) => token ?? '')[0];
}

/** Refuses a token that was not given the endpoint's scope, and any token where the endpoint names none. */
export function requireTokenScope({ token: scope }: Pick<Endpoint, 'token'>, viewer: Viewer | null): void {
  if (!viewer?.token || scope === 'any') return;
  if (!scope) throw problem(403, 'token-not-accepted');
  if (viewer.token.scopes.includes(scope)) return;
  const header = `Bearer error="insufficient_scope", scope="${scope}"`;
  throw problem(403, 'token-scope', { scope }, { headers: { 'www-authenticate': header } });
}
