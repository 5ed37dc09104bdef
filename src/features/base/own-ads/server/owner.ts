/** Whose an ad is: a member's, or a visitor's, who is known by a cookie for a day. */
import { hashSecret, newSecret } from '#features/base/accounts/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { cookieName } from '#platform/http/cookies.ts';

export type AdOwner = { user_id: string; visitor_id: null } | { user_id: null; visitor_id: string };

export const VISITOR_COOKIE = 'visitor';
const DAY_SECONDS = 86_400;

const memberAsOwner = (userId: string): AdOwner => ({ user_id: userId, visitor_id: null });
const visitorAsOwner = (visitorId: string): AdOwner => ({ user_id: null, visitor_id: visitorId });

/** The owner that the request stands for; null for a visitor who brought nothing yet. */
export async function findOwner(ctx: Context): Promise<AdOwner | null> {
  if (ctx.viewer) return memberAsOwner(ctx.viewer.id);
  const id = await findVisitorId(ctx);
  return id === null ? null : visitorAsOwner(id);
}

/** The owner that the request stands for; a visitor gets the cookie that they are known by. */
export async function ensureOwner(ctx: Context): Promise<AdOwner> {
  const owner = await findOwner(ctx);
  if (owner) return owner;
  const secret = newSecret();
  const now = ctx.clock.now();
  const { id } = await ctx.db
    .insertInto('visitors')
    .values({
      token_hash: hashSecret(secret),
      created_at: now,
      expires_at: new Date(now.getTime() + DAY_SECONDS * 1000),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  ctx.request.setCookie(cookieName(ctx.config, VISITOR_COOKIE), secret, { maxAgeSeconds: DAY_SECONDS });
  return visitorAsOwner(id);
}

/** The id of the visitor that the request's cookie names, while it lasts. */
export async function findVisitorId(ctx: Context): Promise<string | null> {
  const secret = ctx.request.cookies.get(cookieName(ctx.config, VISITOR_COOKIE));
  if (secret === undefined) return null;
  const row = await ctx.db
    .selectFrom('visitors')
    .select('id')
    .where('token_hash', '=', hashSecret(secret))
    .where('expires_at', '>', ctx.clock.now())
    .executeTakeFirst();
  return row?.id ?? null;
}

/** The browser forgets the visitor. */
export const clearVisitorCookie = (ctx: Context): void => ctx.request.setCookie(cookieName(ctx.config, VISITOR_COOKIE), null);
