/** Which announcements the reader at this browser has closed: the beginnings of their ids, in a cookie. */
import type { Context } from '#platform/http/context.ts';
import { cookieName } from '#platform/http/cookies.ts';

export const DISMISSED_COOKIE = 'dismissed';
/** More are never shown at the same time for long; the earliest ones are dropped. */
const MAX_MARKS = 8;
const MAX_AGE_SECONDS = 180 * 86_400;
const MARKS = /^[\da-f]{8}(?:\.[\da-f]{8}){0,7}$/;

/** How an announcement stands in the cookie. */
export const markOf = (id: string): string => id.slice(0, 8);

/** The value of the cookie, or an empty text where it is none of ours: it is part of the key of cached pages. */
export const parseDismissed = (value: string | undefined): string => (value !== undefined && MARKS.test(value) ? value : '');

export const findDismissed = (ctx: Context): string[] =>
  parseDismissed(ctx.request.cookies.get(cookieName(ctx.config, DISMISSED_COOKIE)))
    .split('.')
    .filter((mark) => mark !== '');

/** Remembers these in order of their ids, so that readers who have closed the same ones share cached pages. */
export function rememberDismissed(ctx: Context, marks: readonly string[]): void {
  const value = [...new Set(marks)].slice(-MAX_MARKS).toSorted().join('.');
  ctx.request.setCookie(cookieName(ctx.config, DISMISSED_COOKIE), value, { maxAgeSeconds: MAX_AGE_SECONDS });
}
