/** Sessions, timed by the database clock: 7 days idle, 30 days in total, at most 20 per member. */
import { sql } from 'kysely';
import type { Context, Viewer } from '#platform/http/context.ts';
import { cookieName } from '#platform/http/cookies.ts';
import { batchLoad } from '#platform/db/batch-load.ts';
import { PREPARED } from '#platform/db/prepared.ts';
import { ipv6Groups } from '#platform/http/rate-limit.ts';
import { hashSecret, newSecret } from './secrets.ts';
import { isSuspended } from './suspended.ts';
import { authenticateToken } from './tokens.ts';

export const IDLE_DAYS = 7;
const ABSOLUTE_DAYS = 30;
const MAX_SESSIONS = 20;

/** The topic of the signal that a session has ended. */
export const SESSION_ENDED = 'session';

/** The member that the request's token or session cookie belongs to, if any. Updates "last seen" at most once a minute. */
export async function authenticate(ctx: Context): Promise<Viewer | null> {
  if (ctx.request.bearer !== undefined) return authenticateToken(ctx, ctx.request.bearer);
  const token = ctx.request.cookies.get(cookieName(ctx.config, 'sid'));
  if (!token) return null;
  const row = await findSessionMember(ctx.db, hashSecret(token).toString('hex'));
  if (!row) return null;
  const { stale, ...viewer } = row;
  if (stale)
    await ctx.db
      .updateTable('sessions')
      .set({ last_seen_at: sql`now()` })
      .where('id', '=', viewer.sessionId)
      .execute();
  return viewer;
}

const isActive = sql<boolean>`absolute_expires_at > now() and last_seen_at > now() - make_interval(days => ${sql.lit(IDLE_DAYS)})`;

/** The members of the active sessions among these, by the hex hash of the session token. */
const findSessionMember = batchLoad(async (db, hashes: readonly string[]) => {
  const rows = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'token_hash',
      'sessions.id as sessionId',
      'users.id',
      'users.slug',
      'users.name',
      'users.staff',
      'users.staff_scopes as scopes',
    ])
    .select(isSuspended.as('suspended'))
    .select(sql<boolean>`sessions.last_seen_at < now() - interval '1 minute'`.as('stale'))
    .where(sql<boolean>`token_hash = any(${hashes.map((hash) => Buffer.from(hash, 'hex'))}::bytea[])`)
    .where(isActive)
    .modifyEnd(PREPARED)
    .execute();
  const byHash = new Map(rows.map(({ token_hash, ...row }) => [token_hash.toString('hex'), row]));
  return (hash: string) => byHash.get(hash);
});

/** The ids of the active sessions among these. */
export async function findActiveSessions(ctx: Context, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await ctx.db
    .selectFrom('sessions')
    .select('id')
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .where(isActive)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Starts a session with a new token and ends the browser's previous one; beyond twenty, ends those used least recently. */
export async function startSession(ctx: Context, userId: string, provider: string): Promise<void> {
  const token = newSecret();
  const previousToken = ctx.request.cookies.get(cookieName(ctx.config, 'sid'));
  if (previousToken) await ctx.db.deleteFrom('sessions').where('token_hash', '=', hashSecret(previousToken)).execute();
  await ctx.db
    .insertInto('sessions')
    .values({
      token_hash: hashSecret(token),
      user_id: userId,
      provider,
      absolute_expires_at: sql`now() + make_interval(days => ${ABSOLUTE_DAYS})`,
      ip_prefix: ipPrefix(ctx.request.ip),
      user_agent: ctx.request.userAgent,
    })
    .execute();
  const surplus = ctx.db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('last_seen_at', 'desc')
    .orderBy('created_at', 'desc')
    .offset(MAX_SESSIONS);
  await ctx.db.deleteFrom('sessions').where('id', 'in', surplus).execute();
  ctx.request.setCookie(cookieName(ctx.config, 'sid'), token, { maxAgeSeconds: ABSOLUTE_DAYS * 86_400 });
}

/** The network part of an IP address, which does not identify a single device. */
function ipPrefix(ip: string): string {
  const address = ip.replace('::ffff:', '');
  if (address.includes('.')) return `${address.split('.').slice(0, 3).join('.')}.0`;
  return address && `${ipv6Groups(address).slice(0, 3).join(':')}::`;
}

/** Whether a member has had a session from the same browser and network as this request. */
export async function hasSignedInFromHere(ctx: Context, userId: string): Promise<boolean> {
  const { ip, userAgent } = ctx.request;
  const session = await ctx.db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', userId)
    .where('ip_prefix', '=', ipPrefix(ip))
    .where('user_agent', '=', userAgent)
    .where('user_agent', '<>', '')
    .limit(1)
    .executeTakeFirst();
  return session !== undefined;
}
