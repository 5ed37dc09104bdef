import type { Context } from '#platform/http/context.ts';

/** The ids of the skills that a member lists, in their order; names the taxonomy does not know have none. Decides no permission. */
export async function findProfileSkills(ctx: Context, userId: string): Promise<string[]> {
  const row = await ctx.db.selectFrom('profiles').select('skills').where('user_id', '=', userId).executeTakeFirst();
  return (row?.skills ?? []).flatMap(({ id }) => id ?? []);
}
