import { sql } from 'kysely';
import type { Context } from '#platform/http/context.ts';

/** Deletes what was sent through the forms from the address of a member, whose account is being deleted. */
export async function purgeLeadsFrom(ctx: Context, { email }: { email: string }): Promise<void> {
  await ctx.db
    .deleteFrom('leads')
    .where(sql<boolean>`${email} <> '' and lower(email) = lower(${email})`)
    .execute();
}
