/** Changes to a member's row that other features make. */
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Context } from '#platform/http/context.ts';
import { refuseField } from '#platform/http/errors.ts';
import { SESSION_ENDED } from './sessions.ts';
import { revokeTokens } from './tokens.ts';

/** Locks a member's row until the transaction ends, so that changes to the whole account run one after another. */
export async function lockMember(ctx: Context, id: string): Promise<void> {
  await ctx.db.selectFrom('users').select('id').where('id', '=', id).forUpdate().execute();
}

/** Until when the member can only read; null for no suspension, `infinity` until it is lifted. */
export async function suspendUntil(ctx: Context, id: string, until: Date | 'infinity' | null): Promise<void> {
  const value = until === 'infinity' ? sql<Date>`'infinity'::timestamptz` : until;
  await ctx.db.updateTable('users').set({ suspended_until: value }).where('id', '=', id).execute();
}

/** Ends all sessions of a member, revokes their API tokens, and returns how many sessions there were. */
export async function endSessions(ctx: Context, id: string): Promise<number> {
  const ended = await ctx.db.deleteFrom('sessions').where('user_id', '=', id).returning('id').execute();
  for (const session of ended) ctx.announce(SESSION_ENDED, session.id);
  await revokeTokens(ctx, id);
  return ended.length;
}

/** Sets the address for mail and receipts, which staff have confirmed. 409 if another account has it confirmed. */
export async function setEmail(ctx: Context, id: string, email: string): Promise<void> {
  const other = await ctx.db
    .selectFrom('users')
    .select('id')
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .where('email_verified', '=', true)
    .where('id', '!=', id)
    .executeTakeFirst();
  if (other) throw refuseField(409, { path: 'email', code: 'email-of-another' });
  await ctx.db.updateTable('users').set({ email, email_verified: true }).where('id', '=', id).execute();
}

/** Sets whether a member appears in search, lists and suggestions. */
export async function setListed(ctx: Context, id: string, listed: boolean): Promise<void> {
  await ctx.db.updateTable('users').set({ listed }).where('id', '=', id).execute();
}

/** Removes all personal data from a member's row, which comments and receipts still reference. */
export async function anonymizeMember(ctx: Context, id: string, name: string): Promise<void> {
  await ctx.db
    .updateTable('users')
    .set({
      slug: `former-${randomBytes(8).toString('hex')}`,
      name,
      email: '',
      email_verified: false,
      headline: '',
      location: '',
      staff_scopes: [],
      suspended_until: null,
      listed: false,
      deleted_at: ctx.clock.now(),
    })
    .where('id', '=', id)
    .execute();
}
