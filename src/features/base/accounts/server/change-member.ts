/** Changes to a member's row that other features make. */
import { randomBytes } from 'node:crypto';
import type { Context } from '#platform/http/context.ts';

/** Locks a member's row until the transaction ends, so that changes to the whole account run one after another. */
export async function lockMember(ctx: Context, id: string): Promise<void> {
  await ctx.db.selectFrom('users').select('id').where('id', '=', id).forUpdate().execute();
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
      listed: false,
      deleted_at: ctx.clock.now(),
    })
    .where('id', '=', id)
    .execute();
}
