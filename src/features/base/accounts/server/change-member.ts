/** What other features change of a member's row. */
import { randomBytes } from 'node:crypto';
import type { Context } from '#platform/http/context.ts';

/** Locks a member's row until the transaction ends, so that two changes of the whole account follow each other. */
export async function lockMember(ctx: Context, id: string): Promise<void> {
  await ctx.db.selectFrom('users').select('id').where('id', '=', id).forUpdate().execute();
}

/** Says whether a member is found by others: in search, in lists and as a suggestion. */
export async function setListed(ctx: Context, id: string, listed: boolean): Promise<void> {
  await ctx.db.updateTable('users').set({ listed }).where('id', '=', id).execute();
}

/** Removes everything personal from a member's row, to which answers and receipts still point. */
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
      staff: false,
      listed: false,
      deleted_at: ctx.clock.now(),
    })
    .where('id', '=', id)
    .execute();
}
