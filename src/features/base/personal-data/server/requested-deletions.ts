/** Deletions that staff enter at a member's request, which take effect after some days and can be taken back until then. */
import { audit } from '#features/base/accounts/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { conflict } from '#platform/http/errors.ts';
import { eraseAccount } from './erase-account.ts';
import type { PersonalData } from './personal-data.ts';

declare module '#platform/tasks/tasks.ts' {
  interface Tasks {
    'accounts.delete-due': Record<string, never>;
  }
}

/** How long a requested deletion can be taken back. */
const DELETION_DAYS = 4;
const DAY_MS = 86_400_000;

export const findDeletion = (ctx: Context, userId: string) =>
  ctx.db.selectFrom('account_deletions').select(['reason', 'due_at']).where('user_id', '=', userId).executeTakeFirst();

/** Enters a deletion and returns the day it takes effect. 409 if there is one. */
export async function requestDeletion(
  ctx: Context,
  { userId, reason, staffId }: { userId: string; reason: string; staffId: string },
): Promise<Date> {
  const now = ctx.clock.now();
  const due_at = new Date(now.getTime() + DELETION_DAYS * DAY_MS);
  const entered = await ctx.db
    .insertInto('account_deletions')
    .values({ user_id: userId, reason, requested_by: staffId, requested_at: now, due_at })
    .onConflict((conflicting) => conflicting.column('user_id').doNothing())
    .returning('user_id')
    .executeTakeFirst();
  if (!entered) throw conflict('deletion-requested');
  await audit(ctx, { action: 'member.request-deletion', objectType: 'user', objectId: userId, details: { reason, due_at } });
  return due_at;
}

/** Takes a requested deletion back; a second time changes nothing. */
export async function cancelDeletion(ctx: Context, userId: string, reason: string): Promise<void> {
  const removed = await ctx.db
    .deleteFrom('account_deletions')
    .where('user_id', '=', userId)
    .returning('user_id')
    .executeTakeFirst();
  if (removed) await audit(ctx, { action: 'member.keep', objectType: 'user', objectId: userId, details: { reason } });
}

/** Deletes the accounts whose deletion is due. One with an open payment is tried again in the next run. */
export const deleteDueAccounts =
  (personalData: PersonalData) =>
  async (ctx: Context): Promise<void> => {
    const due = await ctx.db
      .selectFrom('account_deletions')
      .select(['user_id', 'reason'])
      .where('due_at', '<=', ctx.clock.now())
      .orderBy('due_at')
      .limit(100)
      .execute();
    for (const { user_id, reason } of due) {
      const obstacle = await ctx.inTransaction((trx) => eraseAccount(trx, personalData, user_id, { details: { reason } }));
      if (obstacle) ctx.log.warn({ member: user_id, obstacle }, 'a requested deletion has to wait');
    }
  };
