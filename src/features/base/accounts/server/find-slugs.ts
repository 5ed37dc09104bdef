import type { Context } from '#platform/http/context.ts';

/** The slugs of members by id, including deleted accounts. */
export async function findSlugs(ctx: Context, ids: readonly string[]): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('users')
    .select('slug')
    .where('id', 'in', [...ids])
    .execute();
  return rows.map(({ slug }) => slug);
}
