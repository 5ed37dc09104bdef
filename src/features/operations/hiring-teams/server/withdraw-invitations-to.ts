import { sql } from 'kysely';
import type { Context } from '#platform/http/context.ts';

/** Withdraws the open invitations to the address of a member, whose account is being deleted. */
export async function withdrawInvitationsTo(ctx: Context, { email }: { email: string }): Promise<void> {
  await ctx.db
    .deleteFrom('company_invitations')
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .execute();
}
