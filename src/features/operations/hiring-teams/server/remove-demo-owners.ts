import type { Context } from '#platform/http/context.ts';

/** Takes the demo's owners out of their companies, so that their accounts can be deleted. Checks no permission. */
export async function removeDemoOwners(ctx: Context, userIds: readonly string[]): Promise<void> {
  await ctx.db
    .deleteFrom('company_people')
    .where('user_id', 'in', [...userIds])
    .execute();
}
