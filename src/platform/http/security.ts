/** Security middleware for every request: headers, same-origin checks, one host name. */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { isLoopback, type Config } from '#platform/runtime/config.ts';
import { parseBearer } from './bearer.ts';
import { cookieName } from './cookies.ts';
import { problem } from './errors.ts';
import type { HttpEnv } from './http.ts';
import type { PageCalls } from './page-calls.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);
/** How a request came: over a connection, or from a page that this process renders. */
export type NodeBindings = {
  incoming?: { socket?: { remoteAddress?: string | undefined } };
  inProcess?: { ip: string; requestId: string; page?: PageCalls };
};

/** A random value that marks the scripts of one render. */
export const createNonce = (): string => randomBytes(16).toString('base64');

/** The address of the client; a forwarded one counts only behind a trusted proxy. */
export function findAddress(config: Config, headers: Headers, bindings: NodeBindings | undefined): string {
  const forwarded = config.TRUST_PROXY ? headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  return forwarded ?? bindings?.inProcess?.ip ?? bindings?.incoming?.socket?.remoteAddress ?? '';
}

/** Assigns each request an id, the client address and a nonce. */
export const identifyRequest =
  (config: Config): MiddlewareHandler<HttpEnv> =>
  async (c, next) => {
    const bindings = c.env as NodeBindings | undefined;
    c.set('requestId', bindings?.inProcess?.requestId ?? randomUUID());
    c.set('ip', findAddress(config, c.req.raw.headers, bindings));
    c.set('inProcess', bindings?.inProcess !== undefined);
    c.set('page', bindings?.inProcess?.page);
    c.set('nonce', createNonce());
    await next();
  };

/** Redirects other loopback names to the configured origin, where cookies and sign-in work. */
export const redirectLoopbackHost =
  (config: Config): MiddlewareHandler =>
  async (c, next) => {
    const host = c.req.header('host') ?? '';
    const configured = new URL(config.APP_ORIGIN);
    const requestedHost = URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : '';
    if (!config.local || host === configured.host || !isLoopback(requestedHost) || !SAFE.has(c.req.method)) return next();
    const url = new URL(c.req.url);
    return c.redirect(`${config.APP_ORIGIN}${url.pathname}${url.search}`, 302);
  };

/**
 * Refuses cross-site changes of any content type: by Fetch Metadata, else by Origin, else when a session cookie is present. A
 * request with a token reads no cookie.
 */
export const requireSameOrigin =
  (config: Config, isExempt: (method: string, path: string) => boolean): MiddlewareHandler<HttpEnv> =>
  async (c, next) => {
    if (SAFE.has(c.req.method) || isExempt(c.req.method, c.req.path)) return next();
    if (c.req.path.startsWith('/api/') && parseBearer(c.req.header('authorization')) !== undefined) return next();
    const site = c.req.header('sec-fetch-site');
    const origin = c.req.header('origin');
    const hasSession = (c.req.header('cookie') ?? '').includes(`${cookieName(config, 'sid')}=`);
    const refused = site ? site !== 'same-origin' : origin ? origin !== config.APP_ORIGIN : hasSession;
    if (refused) throw problem(403, 'cross-site');
    return next();
  };

/**
 * Security headers on every response, errors included; build assets need fewer. `formTargets` are other origins our forms may
 * post to.
 */
export const securityHeaders =
  (config: Config, formTargets: readonly string[]): MiddlewareHandler<HttpEnv> =>
  async (c, next) => {
    await next();
    const allowed = allowNonce(c.get('nonce'), { formTargets, frames: c.get('frames') ?? [] });
    for (const [name, value] of Object.entries(listSecurityHeaders(config, c.req.path, allowed)))
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
  };

/** The security headers of a response, by name. */
export function listSecurityHeaders(config: Config, path: string, allowed: AllowedSources): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    ...(config.staging && { 'x-robots-tag': 'noindex, nofollow' }),
    ...(config.APP_ORIGIN.startsWith('https://') && {
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }),
    // Assets: the other headers concern documents and would add a kilobyte to each of thirty files.
    ...(!path.startsWith('/assets/') && {
      'content-security-policy': contentSecurityPolicy(config, allowed),
      'referrer-policy': path.startsWith('/auth/') ? 'no-referrer' : 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
      'x-frame-options': 'DENY',
    }),
  };
}

/** What a page may run and show, besides what all may. */
export type AllowedSources = {
  scripts: string;
  styles: string;
  formTargets: readonly string[];
  frames: readonly string[];
};

/** For a page of one response: scripts and style sheets with its nonce, and what these scripts load. */
const allowNonce = (nonce: string, others: Pick<AllowedSources, 'formTargets' | 'frames'>): AllowedSources => ({
  scripts: `'nonce-${nonce}' 'strict-dynamic'`,
  styles: `'nonce-${nonce}'`,
  ...others,
});

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;

/**
 * For a page that many get, from which the nonce of its render is removed: the scripts that have this nonce, by their hashes,
 * and the built files. A script that got into the page otherwise has no nonce, because it is never sent.
 */
export function allowRendered(
  config: Config,
  { html, nonce }: { html: string; nonce: string },
  others: Pick<AllowedSources, 'formTargets' | 'frames'>,
): AllowedSources {
  const inline = Array.from(html.matchAll(SCRIPT)).flatMap(([, attributes = '', text = '']) =>
    attributes.includes(`nonce="${nonce}"`) && text !== '' ? [hashSource(text.replaceAll(nonce, ''))] : [],
  );
  return { scripts: [`${config.APP_ORIGIN}/assets/`, ...new Set(inline)].join(' '), styles: '', ...others };
}

const hashSource = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** Whether pages come from the development server, which is not strict about scripts and styles. */
export const isDevelopment = (config: Config): boolean =>
  config.APP_ENV === 'development' && process.env['PATHLIGHT_DEV'] === '1';

/** Style attributes carry values computed by React, hence style-src-attr. */
function contentSecurityPolicy(config: Config, { scripts, styles, formTargets, frames }: AllowedSources): string {
  const socket = config.APP_ORIGIN.replace(/^http/, 'ws');
  return [
    "default-src 'self'",
    `script-src ${scripts}`,
    isDevelopment(config) ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' ${styles}`.trim(),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: https://i.ytimg.com",
    ['frame-src https://www.youtube-nocookie.com', ...frames].join(' '),
    // Hot reload uses a separate socket.
    `connect-src 'self' ${socket}${isDevelopment(config) ? ' ws://localhost:*' : ''}`,
    "worker-src 'self'",
    "font-src 'self'",
    "media-src 'self' https:",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    `form-action 'self' ${formTargets.join(' ')}`.trim(),
  ].join('; ');
}
