/** Cookies: `__Host-` names, HttpOnly, Secure, SameSite=Lax; plain names only on a developer's http host. */
import type { Config } from '#platform/runtime/config.ts';

/** Browsers treat loopback as secure; any other plain http host cannot set a Secure cookie. */
export const hasSecureCookies = (config: Pick<Config, 'APP_ORIGIN' | 'local'>) =>
  config.local || config.APP_ORIGIN.startsWith('https://');

/** `sid` -> `__Host-sid` where the origin supports it. */
export const cookieName = (config: Pick<Config, 'APP_ORIGIN' | 'local'>, name: string) =>
  hasSecureCookies(config) ? `__Host-${name}` : name;

/** A Set-Cookie header; null clears the cookie. `name` is the full name. */
export function cookieHeader(config: Config, name: string, value: string | null, maxAgeSeconds?: number): string {
  const age = value === null ? 0 : maxAgeSeconds;
  return [
    `${name}=${value ?? ''}`,
    'Path=/',
    'HttpOnly',
    'SameSite=Lax',
    ...(hasSecureCookies(config) ? ['Secure'] : []),
    ...(age === undefined ? [] : [`Max-Age=${age}`]),
  ].join('; ');
}
