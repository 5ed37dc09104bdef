/** Security middleware for every request: headers, same-origin checks, one host name. */
import { randomBytes, randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { isLoopback, type Config } from '#platform/runtime/config.ts';
import { cookieName } from './cookies.ts';
import { problem } from './errors.ts';
import type { HttpEnv } from './http.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);
type NodeBindings = { incoming?: { socket?: { remoteAddress?: string } }; inProcess?: { ip: string; requestId: string } };

/** Assigns each request an id, the client address and a nonce. Forwarded addresses count only behind a trusted proxy. */
export const identifyRequest =
  (config: Config): MiddlewareHandler<HttpEnv> =>
  async (c, next) => {
    const bindings = c.env as NodeBindings | undefined;
    const direct = bindings?.inProcess?.ip ?? bindings?.incoming?.socket?.remoteAddress ?? '';
    const forwarded = config.TRUST_PROXY ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
    c.set('requestId', bindings?.inProcess?.requestId ?? randomUUID());
    c.set('ip', forwarded ?? direct);
    c.set('inProcess', bindings?.inProcess !== undefined);
    c.set('nonce', randomBytes(16).toString('base64'));
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

/** Refuses cross-site changes of any content type: by Fetch Metadata, else by Origin, else when a session cookie is present. */
export const requireSameOrigin =
  (config: Config, isExempt: (method: string, path: string) => boolean): MiddlewareHandler<HttpEnv> =>
  async (c, next) => {
    if (SAFE.has(c.req.method) || isExempt(c.req.method, c.req.path)) return next();
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
    const headers = c.res.headers;
    const setDefault = (name: string, value: string) => {
      if (!headers.has(name)) headers.set(name, value);
    };
    setDefault('x-content-type-options', 'nosniff');
    setDefault('cross-origin-resource-policy', 'same-origin');
    if (config.APP_ORIGIN.startsWith('https://')) setDefault('strict-transport-security', 'max-age=31536000; includeSubDomains');
    // Assets: the other headers concern documents and would add a kilobyte to each of thirty files.
    if (c.req.path.startsWith('/assets/')) return;
    setDefault(
      'content-security-policy',
      contentSecurityPolicy(config, c.get('nonce'), { formTargets, frames: c.get('frames') ?? [] }),
    );
    setDefault('referrer-policy', c.req.path.startsWith('/auth/') ? 'no-referrer' : 'strict-origin-when-cross-origin');
    setDefault('cross-origin-opener-policy', 'same-origin');
    setDefault('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()');
    setDefault('x-frame-options', 'DENY');
  };

type PolicyOptions = { formTargets: readonly string[]; frames: readonly string[] };

/**
 * Scripts need the nonce, and in production style sheets need the nonce or our origin. Style attributes carry values computed
 * by React, hence style-src-attr.
 */
function contentSecurityPolicy(config: Config, nonce: string, { formTargets, frames }: PolicyOptions): string {
  const socket = config.APP_ORIGIN.replace(/^http/, 'ws');
  const isDevelopment = config.APP_ENV === 'development' && process.env['PATHLIGHT_DEV'] === '1';
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    isDevelopment ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: https://i.ytimg.com",
    ['frame-src https://www.youtube-nocookie.com', ...frames].join(' '),
    // Hot reload uses a separate socket.
    `connect-src 'self' ${socket}${isDevelopment ? ' ws://localhost:*' : ''}`,
    "worker-src 'self'",
    "font-src 'self'",
    "media-src 'self' https:",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    `form-action 'self' ${formTargets.join(' ')}`.trim(),
  ].join('; ');
}
